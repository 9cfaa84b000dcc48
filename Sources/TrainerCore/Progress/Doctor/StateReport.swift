public import TrainerScheduling

/// What `trainer doctor` shows: what is in a state's folder, and what is wrong with it.
public struct StateReport: Sendable {
  /// The folder.
  public let folder: String

  /// In the order of their names.
  public let devices: [DeviceReport]

  /// How many records there are.
  public let records: Int

  /// How `progress.json` stands to the logs.
  public let snapshot: SnapshotCondition

  /// What is wrong, in the order of the files.
  public let problems: [Notice]

  /// Files that hold what was set aside, relative to the folder.
  public let setAside: [String]

  /// Copies of `progress.json` that other programs made and that are ignored, relative to the folder.
  public let ignored: [String]

  /// Who writes at this moment; nil where nobody does.
  public let writer: Writer?

  /// 1 where something is wrong, else 0.
  public var exitStatus: Int32 { problems.isEmpty ? 0 : 1 }

  /// A process that holds the lock.
  public struct Writer: Hashable, Sendable {
    /// Its number, as far as it is known.
    public let processID: Int32?

    /// What it does, as far as it is known.
    public let command: String?
  }
}

/// What one device wrote.
public struct DeviceReport: Hashable, Sendable {
  /// Its name.
  public let device: DeviceName

  /// Whether it is this one.
  public let isOwn: Bool

  /// Its log and the copies of it, by their names in the folder of logs.
  public let files: [String]

  /// Different events.
  public let events: Int

  /// Reviews among them.
  public let reviews: Int

  /// When its earliest and its latest event happened; nil where there is none.
  public let span: Span?

  /// Numbers that no line has, though later ones are there.
  public let gaps: [ClosedRange<Int64>]

  /// From the earliest event to the latest.
  public struct Span: Hashable, Sendable {
    /// When the earliest happened.
    public let first: Moment

    /// When the latest happened.
    public let last: Moment
  }
}

/// How `progress.json` stands to the logs.
public enum SnapshotCondition: Hashable, Sendable {
  /// There is none.
  case missing

  /// It says what the logs come to.
  case current

  /// It is of other logs, and will be replaced by the next session.
  case behind

  /// It is of these logs, but says something else.
  case different

  /// It cannot be read.
  case damaged

  /// A newer version of the program wrote it.
  case newer
}
