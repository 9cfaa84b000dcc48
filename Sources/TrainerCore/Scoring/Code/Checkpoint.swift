/// Something that code written in a mock interview must contain: a pattern, or one inside a function.
public struct Checkpoint: Sendable, Hashable {
  /// The pattern as written: `text = _`, or `updateUIView { context.coordinator.text = $text }`.
  public let pattern: String

  /// Makes a checkpoint of a pattern of Swift tokens: `_` is any one token, `…` any run of them.
  public init(_ pattern: String) { self.pattern = pattern }

  /// Where code contains the pattern first, as a range of its UTF-8 bytes, or nil.
  ///
  /// `f { pattern }` asks for it inside the braces of a function `f`; layout, comments and what stands
  /// in strings do not matter.
  public func firstMatch(in code: String) -> Range<Int>? {
    let tokens = CodeLexer.tokens(of: Array(code.utf8))
    let wanted = CodeLexer.tokens(of: Array(pattern.utf8))
    guard let (name, inside) = Self.bodyPattern(wanted, of: pattern) else {
      return Self.range(CodePattern(pattern, isTemplate: true).firstMatch(in: tokens[...]), tokens)
    }
    for body in CodeBodies(tokens).bodies(of: name) {
      if let found = inside.firstMatch(in: tokens[body]) { return Self.range(found, tokens) }
    }
    return nil
  }

  private static func range(_ places: Range<Int>?, _ tokens: [CodeToken]) -> Range<Int>? {
    guard let places, let last = places.last else { return nil }
    return tokens[places.lowerBound].range.lowerBound..<tokens[last].range.upperBound
  }

  /// `f { pattern }` as the name and the pattern in the braces.
  private static func bodyPattern(
    _ tokens: [CodeToken], of text: String
  ) -> (name: String, pattern: CodePattern)? {
    guard tokens.count > 2, tokens[0].kind == .identifier, tokens[1].text == "{",
      let close = tokens.last, close.text == "}"
    else { return nil }
    let bytes = Array(text.utf8)[tokens[1].range.upperBound..<close.range.lowerBound]
    return (tokens[0].text, CodePattern(String(decoding: bytes, as: UTF8.self), isTemplate: true))
  }
}
