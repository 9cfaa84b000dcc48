/// A token of Swift source, as far as comparing needs it.
struct CodeToken: Equatable {
  enum Kind: Equatable {
    case identifier
    case number
    case string
    case sign
  }

  let kind: Kind
  let text: String

  /// Where it stands, in bytes.
  let range: Range<Int>

  static func == (one: CodeToken, other: CodeToken) -> Bool {
    one.kind == other.kind && (one.kind == .string || one.text == other.text)
  }
}
