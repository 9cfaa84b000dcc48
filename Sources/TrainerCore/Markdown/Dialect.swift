/// Which Markdown is read.
public enum Dialect: Sendable, Hashable {
  /// CommonMark 0.31.2 with tables, task lists and strikethrough.
  case commonMark

  /// The same with the marker lines of decks: `Q:`, `A:` and `C:` at column 0.
  case deck
}
