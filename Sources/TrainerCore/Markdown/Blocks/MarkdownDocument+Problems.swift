public import TrainerText

extension MarkdownDocument {
  /// What is wrong with the text as Markdown, in reading order.
  public var problems: [Diagnostic] { tree.tooDeep.map(tooDeep) + (isCut ? [tooLong] : []) }

  private func tooDeep(_ offset: Int) -> Diagnostic {
    Diagnostic(
      .warning, "nested-too-deep",
      "quotes and lists nest more than \(BlockParser.deepest) deep; this marker and those after it"
        + " are read as text",
      at: offset..<offset + 1, in: source)
  }

  private var isCut: Bool { range(of: .document).upperBound < source.bytes.count }

  private var tooLong: Diagnostic {
    let end = range(of: .document).upperBound
    return Diagnostic(
      .error, "text-too-long", "the text has more than \(end) bytes; what follows is not read",
      at: end..<end + 1, in: source)
  }
}
