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
  public func load() -> CataloguedContent {
    let index = index?.index ?? DeckIndex()
    let search = DeckFileSearch(roots, on: disk, clock: clock)
    let found = concurrentMap(search.files) { file in
      index[file].map(CataloguedFile.deck)
        ?? CataloguedFile(file.read(on: disk, keepsText: false))
    }
    var content = CataloguedContent(
      unreadable: search.problems, itemCount: found.reduce(0) { $0 + $1.itemCount })
    for file in found { content.add(file) }
    return content
  }
}
