/// A piece of code that looks the same throughout.
struct CodeToken: Sendable, Hashable {
  /// What it is, as far as a look at it tells.
  enum Kind: Sendable, Hashable {
    case plain
    case keyword
    case type
    case string
    case comment

    /// What begins with `@` or `#`.
    case attribute
  }

  var text: Substring
  var kind: Kind
}
