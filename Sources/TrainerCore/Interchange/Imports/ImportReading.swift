import TrainerText

/// What was found in a file of another program.
struct ImportReading: Sendable {
  var format: ImportFormat

  /// A title for the deck, where the file has one.
  var title: String?

  /// In the order of the file.
  var items: [ImportedItem] = []

  /// Reviews of items by the names that they have here.
  var reviews: [NamedReview] = []

  /// Logs of the devices of another home.
  var logs: [ImportedLog] = []

  /// What was not understood, in the order of the lines.
  var unread: [ImportNote] = []

  /// A review of an item that is here already.
  struct NamedReview: Sendable, Hashable {
    let key: RecordKey
    let review: ImportedItem.Review

    /// The line that first names the item, from 1.
    let line: Int
  }
}

/// What was not understood at a line.
public struct ImportNote: Sendable, Hashable {
  /// From 1.
  public let line: Int

  /// What stands there and why it is left out, one sentence without a full stop.
  public let message: String

  init(_ line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}

/// Why a file is not what it was taken for; nothing of it is taken.
public struct ImportRefusal: Error, Sendable, Hashable {
  /// From 1.
  public let line: Int

  /// What was expected, one sentence without a full stop.
  public let reason: String

  init(_ line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }
}

extension ImportReading {
  /// Reads a file in a form, or in the one that it seems to have.
  ///
  /// `zone` holds for times without an offset, in minutes east of UTC.
  init(
    _ source: SourceText, as format: ImportFormat?, zone: Int
  ) throws(ImportRefusal) {
    let lines = SourceLines(source)
    guard let form = format ?? ImportFormat.recognized(in: lines) else {
      throw ImportRefusal(
        1,
        "nothing here tells what it is; name it: --as "
          + ImportFormat.allCases.map(\.rawValue).joined(separator: "|"))
    }
    switch form {
    case .trainer: self = try TrainerExportReader.read(source)
    case .anki: self = try AnkiNotesReader.read(source)
    case .hashcards: self = try HashcardsReader.read(source, lines, zone: zone)
    case .revlog: self = try ReviewLogImport.read(source, zone: zone)
    case .questions: self = try QuestionListReader.read(lines)
    case .quiz: self = try QuizReader.read(lines)
    case .obsidian: self = try ObsidianReader.read(lines, zone: zone)
    }
  }
}
