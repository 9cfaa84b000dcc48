import TrainerText

/// A text as lines with their numbers, and which of them stand in fenced code.
struct SourceLines {
  /// A line without its end.
  struct Line {
    /// From 1.
    let number: Int
    let text: Substring

    /// Whether it belongs to fenced code, the fences included.
    let isCode: Bool
  }

  let all: [Line]

  init(_ source: SourceText) {
    self.init(source.text(source.contentStart..<source.bytes.count))
  }

  init(_ text: String, first: Int = 1) {
    var fence = FenceScan()
    all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { number, line in
        Line(number: first + number, text: line, isCode: fence.takes(line))
      }
  }

  /// The lines that are no code.
  var outsideFences: some Sequence<Line> { all.lazy.filter { !$0.isCode } }

  /// Whether the text begins with another, blanks and line ends passed over.
  func beginsWith(_ beginning: String) -> Bool {
    var left = ""
    for line in all.prefix(8) {
      left += line.text.prefix(beginning.count * 2).filter { !$0.isWhitespace }
      if left.count >= beginning.count { break }
    }
    return left.hasPrefix(beginning)
  }
}

/// Knows, line by line, whether fenced code is open.
struct FenceScan {
  private var open: (sign: Character, length: Int)?

  /// The fence that would end the code that is open; nil where none is.
  var closing: String? { open.map { String(repeating: $0.sign, count: $0.length) } }

  /// Whether a line belongs to fenced code.
  mutating func takes(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard let sign = text.first, sign == "`" || sign == "~" else { return open != nil }
    let length = text.prefix { $0 == sign }.count
    let rest = text.dropFirst(length)
    if let fence = open {
      if sign == fence.sign, length >= fence.length, rest.isBlankLine { open = nil }
      return true
    }
    if length >= 3, sign == "~" || !rest.contains("`") {
      open = (sign, length)
      return true
    }
    return false
  }
}

/// An ATX heading.
struct MarkdownHeading {
  let level: Int
  let text: String

  init?(_ line: Substring) {
    let indented = line.prefix { $0 == " " }.count
    let signs = line.dropFirst(indented).prefix { $0 == "#" }
    let rest = line.dropFirst(indented + signs.count)
    guard indented < 4, (1...6).contains(signs.count), rest.first.map(\.isWhitespace) ?? true
    else { return nil }
    level = signs.count
    var text = rest.trimmed
    let closing = text.reversed().prefix { $0 == "#" }.count
    if closing > 0, text.dropLast(closing).last.map(\.isWhitespace) ?? true {
      text = text.dropLast(closing).trimmed
    }
    self.text = String(text)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Whether there is nothing but blanks.
  var isBlankLine: Bool { allSatisfy(\.isWhitespace) }

  /// Without blanks and line ends around it.
  var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension [Substring] {
  /// The lines as one text, without blank lines around it.
  var joinedText: String {
    let start = firstIndex { !$0.isBlankLine } ?? endIndex
    let end = lastIndex { !$0.isBlankLine }.map { $0 + 1 } ?? start
    return self[start..<end].joined(separator: "\n")
  }
}
