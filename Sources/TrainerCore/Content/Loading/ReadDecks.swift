/// Decks that were read a moment ago, without their texts' bytes.
public struct ReadDecks: Sendable {
  private let files: [DeckFile: ReadFile]

  /// No deck at all.
  public init() { self.init([]) }

  init(_ files: [ReadFile]) {
    self.files = Dictionary(files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What became of a file that is still as it was then.
  subscript(file: DeckFile) -> ReadFile? { files[file] }
}
