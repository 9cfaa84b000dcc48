import TrainerText

/// Reads the decks of content folders.
public struct ContentLoader: Sendable {
  private let roots: [ContentRoot]
  private let keepsTexts: Bool
  private let clock: WallClock
  private let disk = Disk.live

  /// How much a root may hold.
  package var limits = SearchLimits.usual

  /// Prepares to read what stands in some files and folders.
  ///
  /// Texts are kept where they are to be checked across files, or to have ids written into them.
  /// `clock` tells which files may still change unseen, and must be the one by which they are written.
  public init(roots: [ContentRoot], keepsTexts: Bool = false, clock: WallClock = .system) {
    self.roots = roots
    self.clock = clock
    self.keepsTexts = keepsTexts
  }

  /// Reads all files, several at a time; what cannot be read is reported, all else is there.
  ///
  /// Where a root holds too much nothing is read, and ``Content/overflow`` says so.
  ///
  /// Decks that were read a moment ago are taken as they were, unless texts are to be kept.
  public func load(besides known: ReadDecks = ReadDecks()) -> Content {
    let search = DeckFileSearch(roots, on: disk, clock: clock, limits: limits)
    let files = concurrentMap(search.files) { file in
      (keepsTexts ? nil : known[file]) ?? file.read(on: disk, keepsText: keepsTexts)
    }
    var join = ContentJoin(
      unreadable: search.problems, overflow: search.overflow,
      itemCount: files.reduce(0) { $0 + $1.itemCount })
    for file in files {
      join.add(file) { try? file.file.source(on: disk) }
    }
    return join.content
  }
}

extension ReadFile {
  fileprivate var itemCount: Int {
    if case .deck(let parsed) = result { parsed.deck.items.count } else { 0 }
  }
}
