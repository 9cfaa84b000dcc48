extension HTMLToMarkdown {
  /// Running text, with signs for the line breaks in it.
  mutating func inline(_ nodes: [HTMLNode]) -> String {
    var text = ""
    for (index, node) in nodes.enumerated() {
      switch node {
      case .text(let piece): text += MarkdownEscaping.inline(Self.plain(piece))
      case .element(let element):
        text += inline(element, after: text.last, before: Self.firstSign(of: nodes[(index + 1)...]))
      }
    }
    return text
  }

  private mutating func inline(
    _ element: HTMLElement, after last: Character?, before next: Character?
  ) -> String {
    switch element.name {
    case "br", "div", "p", "li": return String(Self.lineBreak) + inline(element.children)
    case "b", "strong": return marked(element, "**", last, next)
    case "i", "em", "cite", "dfn", "var": return marked(element, "*", last, next)
    case "s", "del", "strike": return marked(element, "~~", last, next)
    case "code", "kbd", "samp", "tt":
      return MarkdownEscaping.span(Self.plain(element.plainText))
    case "a": return link(element)
    case "img": return picture(element)
    case _ where HTMLNames.dropped.contains(element.name):
      miss("<\(element.name)>")
      return ""
    default: return inline(element.children)
    }
  }

  /// Text between markers, which must touch it, and must be told from the letters around.
  private mutating func marked(
    _ element: HTMLElement, _ marker: String, _ last: Character?, _ next: Character?
  ) -> String {
    let text = inline(element.children)
    let core = text.trimmed
    guard let first = core.first, let end = core.last, !core.contains(Self.lineBreak),
      !core.contains("*") || marker == "~~"
    else { return text }
    let before = text.prefix { $0.isWhitespace }
    let after = text.dropFirst(before.count + core.count)
    let opens = !before.isEmpty || !(last?.isWordSign ?? false) || first.isWordSign
    let closes = !after.isEmpty || !(next?.isWordSign ?? false) || end.isWordSign
    return opens && closes ? before + marker + core + marker + after : text
  }

  private mutating func link(_ element: HTMLElement) -> String {
    let text = inline(element.children)
    guard let address = element.linkAddress, !text.isBlankLine, !text.contains(Self.lineBreak)
    else { return text }
    return "[\(text.trimmed)](<\(address)>)"
  }

  private mutating func picture(_ element: HTMLElement) -> String {
    let name = element.attributes["src"].map { String($0.split(separator: "/").last ?? "") } ?? ""
    miss(name.isEmpty ? "a picture" : "the picture \(name.prefix(60))")
    return MarkdownEscaping.inline(Self.plain(element.attributes["alt"] ?? ""))
  }

  /// Text as it is shown: blanks that do not break are blanks, and nothing steers.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          switch scalar {
          case "\n", "\t": scalar
          case "\r", "\u{A0}": " "
          case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{AD}", "\u{200B}", "\u{FEFF}": nil
          case "\u{F8F3}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": nil
          default: scalar
          }
        }))
  }

  private static func firstSign(of nodes: ArraySlice<HTMLNode>) -> Character? {
    guard let node = nodes.first else { return nil }
    switch node {
    case .text(let text): return text.first
    case .element(let element):
      return element.name == "br" ? nil : firstSign(of: element.children[...])
    }
  }
}

extension Character {
  fileprivate var isWordSign: Bool { !isWhitespace && !isPunctuation && !isSymbol }
}
