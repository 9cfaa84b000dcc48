import TrainerText

/// Reads the decks of content folders.
public struct ContentLoader: Sendable {
  private let roots: [ContentRoot]
  private let keepsTexts: Bool
  private let disk = Disk.live

  /// Prepares to read what stands in some files and folders.
  ///
  /// Texts are kept where they are to be checked across files, or to have ids written into them.
  public init(roots: [ContentRoot], keepsTexts: Bool = false) {
    self.roots = roots
    self.keepsTexts = keepsTexts
  }

  /// Reads all files, several at a time; what cannot be read is reported, all else is there.
  public func load() -> Content {
    let search = DeckFileSearch(roots, on: disk)
    let files = concurrentMap(search.files, transform: read)
    var join = ContentJoin(
      unreadable: search.problems, itemCount: files.reduce(0) { $0 + $1.itemCount })
    for file in files {
      join.add(file) { try? source(of: file.file) }
    }
    return join.content
  }

  private func read(_ file: DeckFile) -> ReadFile {
    do {
      guard let source = try source(of: file) else {
        return ReadFile(file, FileProblem.deadLink.in(file.name))
      }
      var deck = DeckParser.read(source, folder: file.folder)
      if !keepsTexts { deck.text = nil }
      return ReadFile(file: file, result: .deck(deck))
    } catch let error as InvalidUTF8 {
      return ReadFile(file, Diagnostic(error))
    } catch {
      return ReadFile(file, FileProblem.unreadable(reason: "\(error)").in(file.name))
    }
  }

  private func source(of file: DeckFile) throws -> SourceText? {
    try disk.contents(of: file.path).map { try SourceText(name: file.name, bytes: $0) }
  }
}

/// What became of a file.
struct ReadFile: Sendable {
  let file: DeckFile
  let result: Result

  enum Result: Sendable {
    case deck(ParsedDeck)
    case unreadable(Diagnostic)
  }
}

extension ReadFile {
  fileprivate var itemCount: Int {
    if case .deck(let parsed) = result { parsed.deck.items.count } else { 0 }
  }

  fileprivate init(_ file: DeckFile, _ problem: Diagnostic) {
    self.init(file: file, result: .unreadable(problem))
  }
}
