/// Turns HTML into Markdown: what Markdown has words for is kept, everything else is left out.
struct HTMLToMarkdown {
  /// What was left out that a person may miss, each once, in the order of the text.
  private(set) var leftOut: [String] = []

  /// The Markdown of a piece of HTML.
  mutating func markdown(_ html: String) -> String { markdown(Array(html: html)) }

  /// The Markdown of nodes.
  mutating func markdown(_ nodes: [HTMLNode]) -> String {
    blocks(nodes).joined(separator: "\n\n")
  }

  /// The Markdown of nodes on one line.
  mutating func line(_ nodes: [HTMLNode]) -> String {
    inline(nodes).split { $0.isNewline || $0 == Self.lineBreak }.map { String($0.trimmed) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Stands for a `<br>` in running text, which may come to divide paragraphs.
  static let lineBreak: Character = "\u{F8F3}"

  mutating func miss(_ what: String) { if !leftOut.contains(what) { leftOut.append(what) } }
}

// MARK: - Blocks

extension HTMLToMarkdown {
  private mutating func blocks(_ nodes: [HTMLNode]) -> [String] {
    var blocks: [String] = []
    var run: [HTMLNode] = []
    for node in nodes {
      guard case .element(let element) = node, element.isBlock else {
        run.append(node)
        continue
      }
      blocks += paragraphs(run) + self.blocks(of: element)
      run = []
    }
    return blocks + paragraphs(run)
  }

  private mutating func blocks(of element: HTMLElement) -> [String] {
    switch element.name {
    case "pre": return [code(element)]
    case "ul", "menu": return list(element) { _ in "- " }
    case "ol": return list(element) { "\($0 + 1). " }
    case "table": return table(element)
    case "hr": return ["* * *"]
    case "h1", "h2", "h3", "h4", "h5", "h6":
      // The first three levels divide a deck.
      let text = line(element.children)
      return text.isEmpty ? [] : ["#### " + text]
    case "blockquote":
      let text = markdown(element.children)
      return text.isEmpty ? [] : [text.indented(first: "> ", others: "> ")]
    case _ where HTMLNames.dropped.contains(element.name):
      if element.name != "head", element.name != "title" { miss("<\(element.name)>") }
      return []
    default: return blocks(element.children)
    }
  }

  private mutating func paragraphs(_ run: [HTMLNode]) -> [String] {
    let text = inline(run)
    let lines = text.split(separator: Self.lineBreak, omittingEmptySubsequences: false).map {
      $0.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
    }
    return lines.split(whereSeparator: \.isEmpty).map { lines in
      MarkdownEscaping.lineStarts(lines.joined(separator: "\\\n"))
    }
  }

  private func code(_ element: HTMLElement) -> String {
    var language = ""
    for case .element(let child) in element.children where child.name == "code" {
      let words = (child.attributes["class"] ?? "").split(separator: " ")
      let word = words.first { $0.hasPrefix("language-") }?.dropFirst(9) ?? ""
      if word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) { language = String(word) }
    }
    var lines = element.plainText.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isBlankLine == true { lines.removeLast() }
    if lines.first?.isBlankLine == true { lines.removeFirst() }
    return MarkdownEscaping.fenced(lines.joined(separator: "\n"), language: language)
  }

  private mutating func list(_ element: HTMLElement, marker: (Int) -> String) -> [String] {
    var entries: [String] = []
    for case .element(let child) in element.children {
      let text =
        child.isBlock && child.name != "li"
        ? blocks(of: child).joined(separator: "\n\n") : markdown(child.children)
      let marker = marker(entries.count)
      let indentation = String(repeating: " ", count: marker.count)
      if !text.isEmpty { entries.append(text.indented(first: marker, others: indentation)) }
    }
    let isTight = !entries.contains { $0.contains("\n\n") }
    return entries.isEmpty ? [] : [entries.joined(separator: isTight ? "\n" : "\n\n")]
  }

  private mutating func table(_ element: HTMLElement) -> [String] {
    var rows: [[String]] = []
    for row in element.elements(named: ["tr"]) {
      rows.append(
        row.elements(named: ["td", "th"]).map { cell in
          line(cell.children).split(separator: "|", omittingEmptySubsequences: false)
            .joined(separator: "\\|")
        })
    }
    let width = rows.map(\.count).max() ?? 0
    guard width > 0 else { return [] }
    let lines = rows.map { row in
      "| " + (row + Array(repeating: "", count: width - row.count)).joined(separator: " | ") + " |"
    }
    let rule = "|" + String(repeating: " --- |", count: width)
    return [([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")]
  }
}

extension HTMLElement {
  var isBlock: Bool { Self.blocks.contains(name) || HTMLNames.dropped.contains(name) }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl",
    "dt", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hr", "html", "li", "main", "menu", "nav", "ol", "p", "pre", "section", "summary", "table",
    "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]

  /// The elements of some names, those within another of them left out.
  func elements(named names: Set<String>) -> [HTMLElement] {
    children.flatMap { child -> [HTMLElement] in
      guard case .element(let element) = child else { return [] }
      return names.contains(element.name) ? [element] : element.elements(named: names)
    }
  }
}

extension String {
  /// All lines with something before them; empty lines get it without the blanks at its end.
  fileprivate func indented(first: String, others: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      let lead = number == 0 ? first : others
      return line.isEmpty ? String(lead.reversed().drop { $0 == " " }.reversed()) : lead + line
    }.joined(separator: "\n")
  }
}
