/// What is known of decks by the stamps of their files.
struct DeckIndex: Sendable, Hashable {
  /// What a file held.
  struct Entry: Sendable, Hashable {
    /// What the file was called, and its root: deck and lesson are called after them.
    let name: String
    let folder: String

    let deck: CataloguedDeck
  }

  private(set) var entries: [FileStamp: Entry] = [:]

  /// Whether it knows nothing.
  var isEmpty: Bool { entries.isEmpty }

  /// An index that knows nothing.
  init() {}

  /// Notes what decks were read from their files.
  ///
  /// One that lost an item to another file is left out, because it depends on that one as well.
  init(of content: Content) {
    for deck in content.decks where deck.isWhole {
      guard let stamp = deck.file.stamp else { continue }
      entries[stamp] = Entry(
        name: deck.file.name, folder: deck.file.folder,
        deck: CataloguedDeck(deck.deck, deck.problems))
    }
  }

  /// What a file holds, where it is as it was when that was noted.
  subscript(file: DeckFile) -> CataloguedDeck? {
    guard let entry = file.stamp.flatMap({ entries[$0] }),
      entry.name == file.name, entry.folder == file.folder
    else { return nil }
    return entry.deck
  }

  mutating func add(_ entry: Entry, _ stamp: FileStamp) {
    entries[stamp] = entry
  }
}
