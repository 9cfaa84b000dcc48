public import TrainerText

/// What is inserted into a deck so that its items have ids; no other byte changes.
public struct IDEdits: Hashable, Sendable {
  /// An insertion.
  public struct Edit: Hashable, Sendable {
    /// Before which byte of the text.
    public let offset: Int

    /// What is inserted.
    public let text: String

    /// Which item gets the id: the name that it had so far.
    public let item: String

    /// The id.
    public let id: String
  }

  /// In the order of the text.
  public let edits: [Edit]

  /// The lines of items that were left without an id, because what they say would not be the same
  /// with one, or because their text stands elsewhere again and they share one history.
  public let linesLeft: [Int]

  /// The bytes of the text with the ids in it.
  public func applied(to source: SourceText) -> [UInt8] {
    Self.apply(edits, to: source.bytes)
  }

  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in edits {
      result += bytes[done..<edit.offset]
      result += edit.text.utf8
      done = edit.offset
    }
    return result + bytes[done...]
  }
}
