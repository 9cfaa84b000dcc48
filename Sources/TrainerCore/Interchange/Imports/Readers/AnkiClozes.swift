/// The deletions of a cloze as Anki writes them: `{{c1::hidden::hint}}`.
enum AnkiClozes {
  // They stand for the brackets while HTML is turned into Markdown.
  private static let open: Character = "\u{F8F0}"
  private static let divider: Character = "\u{F8F1}"
  private static let close: Character = "\u{F8F2}"

  static func hasDeletion(_ text: String) -> Bool { marked(text).contains(open) }

  /// The text with signs for the brackets; of deletions within each other only the inner ones count.
  static func marked(_ text: String) -> String {
    let clean = text.filter { !("\u{F8F0}"..."\u{F8F2}").contains($0) }
    var result: [Character?] = []
    var openings: [(place: Int, holdsOther: Bool)] = []
    var rest = clean[...]
    while let first = rest.first {
      if first == "{", let length = opening(rest) {
        openings.append((result.count, false))
        result.append(open)
        rest = rest.dropFirst(length)
      } else if first == "}", rest.hasPrefix("}}"), let opening = openings.popLast() {
        if opening.holdsOther { result[opening.place] = nil } else { result.append(close) }
        if !openings.isEmpty { openings[openings.count - 1].holdsOther = true }
        rest = rest.dropFirst(2)
      } else if first == ":", rest.hasPrefix("::"), !openings.isEmpty {
        result.append(divider)
        rest = rest.dropFirst(2)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    for opening in openings { result[opening.place] = nil }
    return String(result.compactMap(\.self))
  }

  /// The length of `{{c12::` at the beginning.
  private static func opening(_ text: Substring) -> Int? {
    guard text.hasPrefix("{{c") else { return nil }
    let digits = text.dropFirst(3).prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, text[digits.endIndex...].hasPrefix("::") else { return nil }
    return 3 + digits.count + 2
  }

  /// Markdown with the brackets of decks; nil where hidden text in code holds `::`.
  static func braced(_ markdown: String) -> String? {
    var result = ""
    var isInside = false
    var dividers = 0
    var last: Character = " "
    for character in markdown {
      switch character {
      case open:
        (isInside, dividers) = (true, 0)
        result += "{{"
      case divider:
        dividers += 1
        // A hint may hold the sign; only the first one divides.
        result += isInside && dividers == 1 ? "::" : ":\\:"
      case close:
        isInside = false
        result += "}}"
      case ":" where isInside && last == ":" && dividers == 0: return nil
      default: result.append(character)
      }
      last = character
    }
    return result
  }
}
