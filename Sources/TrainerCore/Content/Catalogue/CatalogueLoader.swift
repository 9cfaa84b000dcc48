/// Finds out what content folders hold, without the texts; what the index knows is not read.
public struct CatalogueLoader: Sendable {
  private let roots: [ContentRoot]
  private let index: DeckIndexFile?
  private let clock: WallClock
  private let disk = Disk.live

  /// Prepares to look through some files and folders; `clock` tells which files may still change
  /// unseen, and must be the one by which they are written.
  public init(roots: [ContentRoot], index: DeckIndexFile? = nil, clock: WallClock = .system) {
    self.roots = roots
    self.index = index
    self.clock = clock
  }

  /// Looks through all files; reads those of which the index knows nothing, or something else.
  public func load() -> CataloguedContent { loadWithDecks().content }

  /// The same with the decks that were read beside an index, so that they need not be read again
  /// where texts are asked for after all.
  ///
  /// Without an index there are none: they would be all decks, and texts are hardly ever asked for.
  public func loadWithDecks() -> (content: CataloguedContent, decks: ReadDecks) {
    let index = index?.index ?? DeckIndex()
    let search = DeckFileSearch(roots, on: disk, clock: clock)
    let found = concurrentMap(search.files) { file -> (known: CataloguedFile, read: ReadFile?) in
      if let deck = index[file] { return (.deck(deck), nil) }
      let read = file.read(on: disk, keepsText: false)
      return (CataloguedFile(read), index.isEmpty ? nil : read)
    }
    var content = CataloguedContent(
      unreadable: search.problems, overflow: search.overflow,
      itemCount: found.reduce(0) { $0 + $1.known.itemCount })
    for file in found { content.add(file.known) }
    return (content, ReadDecks(found.compactMap(\.read)))
  }
}
