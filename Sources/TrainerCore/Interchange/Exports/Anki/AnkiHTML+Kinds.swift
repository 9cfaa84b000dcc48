import TrainerText

extension AnkiHTML {
  /// What a question shows below its statement.
  func shown(_ task: ItemTask) -> String {
    switch task {
    case .choice(let choice): list("ol type=\"A\"", "ol", choice.options.map { html($0.text) })
    case .order(let steps):
      // In another order than the right one, the same in every export.
      list("ul", "ul", steps.map(html).sorted { hash($0) < hash($1) })
    case .spotBug(let code):
      "<pre><code>"
        + code.lines.enumerated().map { "\($0 + 1)  \(escaped($1))" }.joined(separator: "\n")
        + "</code></pre>\n"
    default: ""
    }
  }

  /// What is right, above the answer.
  func right(_ task: ItemTask) -> String {
    switch task {
    case .choice(let choice): options(choice)
    case .order(let steps): list("ol", "ol", steps.map(html))
    case .predict(let output?): "<pre><code>\(escaped(output))</code></pre>\n"
    case .spotBug(let code) where !code.wrong.isEmpty:
      "<p>Line \(code.wrong.sorted().map(String.init).joined(separator: " or "))</p>\n"
    case .exercise(let solution?): html(solution)
    case .mock(_, let sheet): self.sheet(sheet)
    default: ""
    }
  }

  private func options(_ choice: Choice) -> String {
    list(
      "ol type=\"A\"", "ol",
      choice.options.map { option in
        (option.isRight ? "<b>right:</b> " : "") + html(option.text).withoutParagraph
          + (option.explanation.map { "<br>" + html($0).withoutParagraph } ?? "")
      })
  }

  private func sheet(_ sheet: MockSheet) -> String {
    DeckPart.allCases.map { part in
      let entries = sheet[part].map { "<li>\(escaped($0.text))</li>" }.joined()
      return entries.isEmpty ? "" : "<h4>\(part.rawValue)</h4>\n<ul>\(entries)</ul>\n"
    }.joined() + (sheet.solution.map { "<h4>Solution</h4>\n" + html($0) } ?? "")
  }

  private func list(_ open: String, _ close: String, _ entries: [String]) -> String {
    "<\(open)>" + entries.map { "<li>\($0)</li>" }.joined() + "</\(close)>\n"
  }

  private func hash(_ text: String) -> UInt64 { fnv1a64(text.utf8) }
}

extension String {
  /// HTML without the paragraph that is all of it.
  fileprivate var withoutParagraph: String {
    let text = trimmingNewlines
    guard text.hasPrefix("<p>"), text.hasSuffix("</p>"), !text.dropFirst(3).contains("<p>") else {
      return text
    }
    return String(text.dropFirst(3).dropLast(4))
  }

  private var trimmingNewlines: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
