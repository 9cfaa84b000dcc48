extension Item {
  /// The text that identity is judged by: title, prompt and answer with U+001F between them, in
  /// normalisation form C, blanks collapsed.
  package var identityText: String {
    [title, prompt, answer]
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").canonicallyComposed }
      .joined(separator: "\u{1F}")
  }
}
