import TrainerMarkdown

extension Reading {
  /// The parts of inline text; a line feed stands for a hard line end.
  func spans(of inlines: [Inline], _ style: TextStyle = []) -> [StyledText.Span] {
    inlines.flatMap { spans(of: $0, style) }
  }

  private func spans(of inline: Inline, _ style: TextStyle) -> [StyledText.Span] {
    switch inline.kind {
    case .text(let text): [StyledText.Span(text: text, style: style)]
    case .code(let code):
      [StyledText.Span(text: "`\(code)`", style: style.union(theme.code))]
    case .emphasis(let children):
      marked(children, signs.emphasis, style.union(theme.emphasis))
    case .strong(let children): marked(children, signs.strong, style.union(theme.strong))
    case .strikethrough(let children): marked(children, "~~", style)
    case .link(let target, let children): link(target, children, style)
    case .image(let target, _):
      [StyledText.Span(text: "[image: \(inline.plainText)]", style: style)]
        + address(target.destination)
    case .html: [StyledText.Span(text: inline.plainText, style: style)]
    case .softBreak: [StyledText.Span(text: " ", style: style)]
    case .hardBreak: [StyledText.Span(text: "\n", style: style)]
    }
  }

  private func marked(
    _ children: [Inline], _ mark: String, _ style: TextStyle
  ) -> [StyledText.Span] {
    let mark = [StyledText.Span(text: mark, style: style)]
    return mark + spans(of: children, style) + mark
  }

  private func link(
    _ target: LinkTarget, _ children: [Inline], _ style: TextStyle
  ) -> [StyledText.Span] {
    let words = spans(of: children, style.union(theme.link))
    let text = words.map(\.text).joined()
    let isOwnAddress = [text, "mailto:" + text].contains(target.destination)
    return isOwnAddress ? words : words + address(target.destination)
  }

  private func address(_ destination: String) -> [StyledText.Span] {
    destination.isEmpty
      ? []
      : [
        StyledText.Span(text: " "), StyledText.Span(text: "(\(destination))", style: theme.address),
      ]
  }
}
