/// Why the state could not be read or changed; nothing was changed.
public enum StateError: Error, Hashable, Sendable {
  /// The system would not give or change a file.
  case file(FileError)

  /// Another process writes; who, as far as that is known.
  case busy(processID: Int32?, command: String?)

  /// A newer version of the program wrote here.
  case newer(NewerVersion)

  /// This device's log lost lines that were there before.
  case linesMissing(MissingLines)

  /// The exit status that tells a script so.
  public var exitStatus: Int32 {
    switch self {
    case .file(let error): error.exitStatus
    case .busy: 75
    case .newer, .linesMissing: 65
    }
  }
}

/// Where a newer version of the program was noticed.
public struct NewerVersion: Hashable, Sendable {
  /// The file, relative to the state's folder.
  public let file: String

  /// The line, counted from 1, in a file that is read by lines.
  public let line: Int?

  /// The version found there.
  public let version: Int64
}

/// How a log is shorter than it was when `progress.json` was written.
public struct MissingLines: Hashable, Sendable {
  /// Whose log.
  public let device: DeviceName

  /// How many lines there were.
  public let expected: Int

  /// How many lines there are.
  public let found: Int

  /// The records that have fewer reviews now, in the order of their names.
  public let records: [RecordKey]
}
