import TrainerMarkdown
import TrainerText

/// Markdown as plain text, as a line-by-line front shows it.
enum PlainMarkdown {
  /// The text without markup, lines and code as they are.
  static func text(_ markdown: String) -> String {
    PlainWriter().text(MarkdownDocument(SourceText(name: "text", markdown)))
      .withoutFinalLineEnds
  }
}

extension String {
  fileprivate var withoutFinalLineEnds: String {
    guard let last = lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(self[...last])
  }
}
