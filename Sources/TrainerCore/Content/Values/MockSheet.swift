/// Which mock interview an item is.
public enum MockKind: Sendable, Hashable {
  /// Live coding.
  case problem

  /// A design explained out loud.
  case design
}

/// The parts of a mock interview, as they stand in the deck.
public struct MockSheet: Sendable, Hashable {
  /// The parts that are nested lists: phases, questions, checkpoints and the like.
  public let lists: [DeckPart: [OutlineEntry]]

  /// The finished code, as Markdown.
  public let solution: String?

  /// How many per cent pass, where the author says so.
  public let passMark: Int?

  /// The entries of a part, none where it is not there.
  public subscript(part: DeckPart) -> [OutlineEntry] { lists[part] ?? [] }
}

/// One entry of a nested list.
public struct OutlineEntry: Sendable, Hashable {
  /// Its own line or lines, as written, joined by blanks.
  public let text: String

  /// The line it begins on, from 1.
  public let line: Int

  /// What stands nested under it.
  public let children: [OutlineEntry]

  /// Code nested under it.
  public let code: String?
}
