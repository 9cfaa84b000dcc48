import TrainerText

extension FrontMatterYAML {
  /// A text as the value of a key: as it is where that reads back, else in quotes.
  package static func spelling(of text: String) -> String {
    reads(text, as: .scalar, text) ? text : YAMLSpelling.quoted(text)
  }

  /// Texts as the value of a key: a list in brackets.
  package static func spelling(of texts: [String]) -> String {
    let elements = texts.map { text in
      reads("[\(text)]", as: .element, text) ? text : YAMLSpelling.quoted(text)
    }
    return "[\(elements.joined(separator: ", "))]"
  }

  private enum Shape { case scalar, element }

  private static func reads(_ spelling: String, as shape: Shape, _ text: String) -> Bool {
    let source = SourceText("k: \(spelling)")
    let (mapping, problems) = parse(source: source, range: 0..<source.bytes.count)
    guard problems.isEmpty, mapping.count == 1, let value = mapping.first?.value else {
      return false
    }
    switch (shape, value) {
    case (.scalar, .scalar(let scalar)): return scalar.text == text && !text.isEmpty
    case (.element, .list(let elements)): return elements.map(\.text) == [text]
    default: return false
    }
  }
}

enum YAMLSpelling {
  /// A text in quotes: double ones, but single ones where these save escapes.
  static func quoted(_ text: String) -> String {
    let needsEscapes = text.unicodeScalars.contains { $0 == "\"" || $0 == "\\" }
    let isOneLine = text.unicodeScalars.allSatisfy(\.isPrintableInYAML)
    if needsEscapes, isOneLine {
      return
        "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
    }
    return "\"\(text.unicodeScalars.map(\.spelledInDoubleQuotes).joined())\""
  }
}

extension Unicode.Scalar {
  fileprivate var spelledInDoubleQuotes: String {
    switch self {
    case "\"", "\\": return "\\\(self)"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case _ where isPrintableInYAML: return String(self)
    default:
      let digits = String(value, radix: 16, uppercase: true)
      let length = value <= 0xFF ? 2 : 4
      return "\\\(length == 2 ? "x" : "u")"
        + String(repeating: "0", count: length - digits.count) + digits
    }
  }
}
