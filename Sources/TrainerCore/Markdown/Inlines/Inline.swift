/// A piece of a leaf's text: words, code, a link, or marked-up words.
public struct Inline: Hashable, Sendable {
  /// What it is.
  public let kind: InlineKind

  /// Its bytes in the source, marks included.
  public let range: Range<Int>

  /// The inlines inside it.
  public var children: [Inline] {
    switch kind {
    case .emphasis(let children), .strong(let children), .strikethrough(let children),
      .link(_, let children), .image(_, let children):
      children
    default: []
    }
  }

  /// What is left of it without markup; line ends are kept where they are hard.
  public var plainText: String {
    switch kind {
    case .text(let text), .code(let text): text
    case .html(let tag): tag.lowercased().hasPrefix("<br") ? "\n" : ""
    case .softBreak: " "
    case .hardBreak: "\n"
    default: children.map(\.plainText).joined()
    }
  }
}

/// What an inline is.
public enum InlineKind: Hashable, Sendable {
  /// Words; an escape or a character reference is a text of its own, already resolved.
  case text(String)

  /// Code, without its backticks.
  case code(String)

  /// `*words*` or `_words_`.
  case emphasis([Inline])

  /// `**words**` or `__words__`.
  case strong([Inline])

  /// `~words~` or `~~words~~`.
  case strikethrough([Inline])

  /// A link; one between angle brackets holds its address as text.
  case link(LinkTarget, [Inline])

  /// An image and what describes it.
  case image(LinkTarget, [Inline])

  /// Raw HTML: one tag, comment or the like.
  case html(String)

  /// A line end that reads as a space.
  case softBreak

  /// A line end that stays one.
  case hardBreak
}

/// Where a link leads.
public struct LinkTarget: Hashable, Sendable {
  /// The address, escapes and character references resolved; not percent-encoded.
  public let destination: String

  /// The title, if it has one.
  public let title: String?
}
