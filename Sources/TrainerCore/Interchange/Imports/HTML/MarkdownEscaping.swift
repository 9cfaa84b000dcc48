/// Plain text as Markdown that says just that.
enum MarkdownEscaping {
  /// Running text, its line starts not looked at.
  static func inline(_ text: String) -> String {
    let characters = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let last = index > 0 ? characters[index - 1] : " "
      if needsBackslash(scalar, after: last, before: next) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  private static func needsBackslash(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar, before next: Unicode.Scalar
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", "~", "{", "$": true
    case "_": !(last.isWordLetter && next.isWordLetter)
    case "&": next.isWordLetter || next == "#"
    case "}", ":": last == scalar
    default: false
    }
  }

  /// Lines that could begin a block, or an item of a deck, with that sign as text.
  static func lineStarts(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { lineStart($0.drop { $0 == " " || $0 == "\t" }) }
      .joined(separator: "\n")
  }

  private static func lineStart(_ line: Substring) -> String {
    let word = line.prefix { !$0.isWhitespace }
    guard let first = word.first else { return String(line) }
    let isRule = word.count > 2 && Set(word).count == 1
    switch first {
    case "#" where word.allSatisfy { $0 == "#" } && word.count < 7: return "\\" + line
    case ">", "|": return "\\" + line
    case "-", "+", "=":
      return word.count == 1 || isRule || line.allSatisfy { $0 == first || $0 == " " }
        ? "\\" + line : String(line)
    case "Q", "A", "C":
      return word.dropFirst().hasPrefix(":") ? "\(first)\\:" + line.dropFirst(2) : String(line)
    case _ where first.isASCII && first.isNumber:
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      guard let sign = word.dropFirst(digits.count).first, sign == "." || sign == ")",
        word.count == digits.count + 1
      else { return String(line) }
      return digits + "\\" + line.dropFirst(digits.count)
    default: return String(line)
    }
  }

  /// Plain text of several lines; a blank line divides paragraphs, other line ends stay.
  static func text(_ text: String) -> String {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .split { $0.isBlankLine }
    return paragraphs.map { lines in
      lineStarts(lines.map { inline(String($0.trimmed)) }.joined(separator: "\\\n"))
    }.joined(separator: "\n\n")
  }

  /// A fenced block.
  static func fenced(_ code: String, language: String = "") -> String {
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(code)\n\(fence)"
  }

  /// A code span.
  static func span(_ code: String) -> String {
    let text = code.split(whereSeparator: \.isNewline).joined(separator: " ")
    if text.isBlankLine { return text }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let ticks = String(repeating: "`", count: longest + 1)
    let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return ticks + blank + text + blank + ticks
  }
}

extension Unicode.Scalar {
  /// Whether it can stand within a word.
  var isWordLetter: Bool { properties.isAlphabetic || properties.numericType != nil }
}
