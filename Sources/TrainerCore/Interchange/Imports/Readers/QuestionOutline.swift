/// What has to be known of a list of questions before it is read.
struct QuestionOutline {
  /// Whether questions are summaries of `<details>`.
  private(set) var hasDetails = false

  /// The first line that is not blank, from 1.
  private(set) var firstLine = 1

  /// By the level of a heading: how many have text below them.
  private var counts = [Int](repeating: 0, count: 7)

  /// Goes through all lines.
  init(_ lines: LineStream) throws {
    var lines = lines
    var level: Int?
    var isBlank = true
    while let line = try lines.next() {
      if isBlank, !line.text.isBlankLine {
        isBlank = false
        firstLine = line.number
      }
      if !line.isCode, line.text.range(ofText: "<summary") != nil { hasDetails = true }
      if !line.isCode, let heading = MarkdownHeading(line.text) {
        level = heading.level
      } else if let open = level, line.saysSomething {
        counts[open] += 1
        level = nil
      }
    }
  }

  /// The level on which most headings have text below them, of equal ones the higher.
  var level: Int? {
    counts.indices.filter { counts[$0] > 0 }.max { (counts[$0], -$0) < (counts[$1], -$1) }
  }
}

extension SourceLines.Line {
  /// Whether it is more than a link to another place.
  var saysSomething: Bool {
    let text = text.trimmed
    return !text.isEmpty && !text.isLinkEntry && text.range(ofText: "<!--") == nil
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Whether a line is an entry of a list that is nothing but a link, as in a table of contents.
  fileprivate var isLinkEntry: Bool {
    let text = drop { $0.isWhitespace || $0 == "-" || $0 == "*" || $0.isNumber || $0 == "." }
    return text.hasPrefix("[") && text.contains("](#") && text.trimmed.hasSuffix(")")
  }
}
