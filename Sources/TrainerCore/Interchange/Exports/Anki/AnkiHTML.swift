import TrainerMarkdown
import TrainerScoring
import TrainerText

/// The two sides of a note as HTML.
struct AnkiHTML {
  /// The definitions of links that texts of the deck use.
  let definitions: String

  /// The sides of an item, or nil where it does not belong into a file: pages to read belong into none.
  func sides(of item: Item, for part: AnkiExport.Part) -> (front: String, back: String)? {
    switch (item.task, part) {
    case (.note, _): nil
    case (.cloze(let deletions), .cloze):
      (heading(item) + cloze(item, deletions), extra(item))
    case (.cloze, .basic), (_, .cloze): nil
    case (_, .basic):
      (heading(item) + html(item.statement) + shown(item.task), right(item.task) + extra(item))
    }
  }

  /// Markdown of the deck, raw HTML shown as text.
  func html(_ markdown: String) -> String {
    if markdown.isEmpty { return "" }
    let text = definitions.isEmpty ? markdown : markdown + "\n\n" + definitions
    return HTMLWriter(.untrusted).html(MarkdownDocument(SourceText(name: "item", text)))
  }

  /// Text that is no Markdown.
  func escaped(_ text: String) -> String { HTMLText.escaped(text) }

  private func heading(_ item: Item) -> String {
    if item.title.isEmpty { return "" }
    // As a heading a title is running text, whatever it begins with.
    let heading = html("# \(item.title) #")
    return "<h3>" + heading.drop { $0 != ">" }.dropFirst().prefix { !$0.isNewline }.dropLast(5)
      + "</h3>\n"
  }

  /// What stands below every answer.
  private func extra(_ item: Item) -> String {
    let ideas = item.ideas.map { "<li>\(escaped($0.label))</li>" }.joined()
    let sources = item.sources.map { "<h4>Source</h4>\n" + html($0) } ?? ""
    return html(item.answer) + (ideas.isEmpty ? "" : "<h4>Key ideas</h4>\n<ul>\(ideas)</ul>\n")
      + sources
  }
}

// MARK: - What each kind shows and hides

extension AnkiHTML {
  private func shown(_ task: ItemTask) -> String {
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

  private func right(_ task: ItemTask) -> String {
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

// MARK: - Clozes

extension AnkiHTML {
  // They stand in the Markdown for Anki's own brackets, which Markdown would read.
  private static let open: Character = "\u{F8F0}"
  private static let divider: Character = "\u{F8F1}"
  private static let close: Character = "\u{F8F2}"

  private func cloze(_ item: Item, _ deletions: [ClozeDeletion]) -> String {
    let bytes = Array(item.prompt.utf8)
    var text = ""
    var offset = 0
    for deletion in deletions {
      text += String(decoding: bytes[offset..<deletion.range.lowerBound], as: UTF8.self)
      let hint = deletion.hint.map { "\(Self.divider)\($0)" } ?? ""
      text += "\(Self.open)\(deletion.hidden)\(hint)\(Self.close)"
      offset = deletion.range.upperBound
    }
    text += String(decoding: bytes[offset...], as: UTF8.self)
    return bracketed(html(text))
  }

  /// Puts Anki's brackets in; inside of them its signs are written as references.
  private func bracketed(_ html: String) -> String {
    var result = ""
    var number = 0
    var isInside = false
    for character in html {
      switch character {
      case Self.open:
        number += 1
        isInside = true
        result += "{{c\(number)::"
      case Self.divider: result += "::"
      case Self.close:
        isInside = false
        result += "}}"
      case ":" where isInside: result += "&#58;"
      case "}" where isInside: result += "&#125;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension String {
  /// HTML without the paragraph that is all of it.
  var withoutParagraph: String {
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
