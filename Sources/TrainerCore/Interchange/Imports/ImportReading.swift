import TrainerText

/// What was found in a file of another program.
struct ImportReading: Sendable {
  /// Takes an item as it is read, with the title of its deck where the file has one; tells what it is
  /// called here, or nil where it cannot be written.
  typealias Take = (ImportedItem, String?) throws -> TakenItem?

  /// What an item of a file is called here.
  struct TakenItem {
    let id: String

    /// The deletions of a cloze; nil for every other kind.
    let parts: [String]?

    /// The record of a deletion, or of the item as a whole; nil where there is no such deletion.
    func key(ofDeletion deletion: Int) -> RecordKey? {
      guard let parts else { return RecordKey(item: id) }
      return parts.indices.contains(deletion) ? RecordKey(item: id, part: parts[deletion]) : nil
    }
  }

  var format: ImportFormat

  /// A title for the deck, where the file has one.
  var title: String?

  /// How many items were handed over.
  var itemCount = 0

  /// Reviews of items by the names that they have here.
  var reviews: [NamedReview] = []

  /// Logs of the devices of another home.
  var logs: [ImportedLog] = []

  /// Decks and mock interviews of another home.
  var files: [ImportedFile] = []

  /// What was not understood, in the order of the lines.
  var unread: [ImportNote] = []

  /// A file of another home, by its path there.
  struct ImportedFile: Sendable, Hashable {
    let name: String
    let bytes: [UInt8]

    /// The line that it begins on, from 1.
    let line: Int
  }

  /// A review of an item that is here already.
  struct NamedReview: Sendable, Hashable {
    let key: RecordKey
    let review: ImportedItem.Review

    /// The line that first names the item, from 1.
    let line: Int
  }
}

extension ImportReading {
  /// Hands an item over.
  @discardableResult
  mutating func hand(_ item: ImportedItem, to take: Take) throws -> TakenItem? {
    itemCount += 1
    return try take(item, title)
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
