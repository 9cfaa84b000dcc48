import TrainerText

/// Ids to be written into the file of a deck.
public struct DeckIDs: Sendable {
  /// An id that an item is given.
  public struct Given: Hashable, Sendable {
    /// The line that it comes to stand in, counted before anything is written.
    public let line: Int

    /// What the item was called so far.
    public let item: String

    /// The id.
    public let id: String
  }

  /// The file as messages name it.
  public let file: String

  /// Where the file is.
  public let path: String

  /// The ids, in the order of the text.
  public let given: [Given]

  /// The lines of items that are left without an id; see ``IDEdits/linesLeft``.
  public let linesLeft: [Int]

  private let edits: IDEdits
  private let source: SourceText

  fileprivate init(_ deck: LoadedDeck, _ source: SourceText, _ edits: IDEdits) {
    file = deck.deck.file
    path = deck.path
    given = edits.edits.map {
      Given(line: source.place(at: $0.offset).line, item: $0.item, id: $0.id)
    }
    linesLeft = edits.linesLeft
    self.edits = edits
    self.source = source
  }

  /// Writes the ids; the file is replaced as a whole.
  ///
  /// - Returns: Whether they were written: not where the file has changed since it was read.
  /// - Throws: What the system refuses; `EACCES` where the file is not to be written.
  public func write() throws(FileError) -> Bool {
    let disk = Disk.live
    guard try disk.contents(of: path) == source.bytes else { return false }
    try disk.checkWritable(path)
    try disk.replace(path, with: edits.applied(to: source), keepingPermissions: true)
    return true
  }
}

extension IDWriter {
  /// The ids for a deck of the library that was loaded with its text; nil where none is missing.
  public mutating func ids(for deck: LoadedDeck) -> DeckIDs? {
    guard let source = deck.text?.source, deck.deck.items.contains(where: { !$0.isIDWritten })
    else { return nil }
    return DeckIDs(deck, source, edits(for: source))
  }
}
