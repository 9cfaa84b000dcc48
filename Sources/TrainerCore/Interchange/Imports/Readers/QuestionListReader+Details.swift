extension QuestionListReader {
  /// Reads summaries and what stands below each.
  mutating func readDetails(_ lines: inout LineStream, _ take: ImportReading.Take) throws {
    var topic: String?
    var open: [SourceLines.Line] = []
    while let line = try lines.next() {
      if !open.isEmpty, !line.isNextQuestion {
        try open.grow(by: line)
        if !line.isCode, line.text.range(ofText: "</details") != nil {
          try finish(&open, topic, take)
        }
        continue
      }
      try finish(&open, topic, take)
      if line.isCode { continue }
      if let heading = MarkdownHeading(line.text) {
        if heading.level == 1, reading.title == nil {
          reading.title = heading.text
        } else {
          topic = heading.text
        }
      } else if line.text.range(ofText: "<summary") != nil {
        open = [line]
      }
    }
    try finish(&open, topic, take)
  }

  /// Takes the lines from a summary to the end of its details.
  private mutating func finish(
    _ open: inout [SourceLines.Line], _ topic: String?, _ take: ImportReading.Take
  ) throws {
    guard let first = open.first else { return }
    let (summary, answer) = Self.parts(of: open[...])
    open = []
    let title = String(summary.drop { $0 == "#" || $0.isWhitespace })
    try add(String(title.trimmed), answer, topic: topic, line: first.number, take)
  }

  /// The text of the summary with which lines begin, and the lines after it.
  private static func parts(
    of block: ArraySlice<SourceLines.Line>
  ) -> (summary: String, answer: [SourceLines.Line]) {
    var summary = ""
    var answer: [SourceLines.Line] = []
    var isAnswer = false
    for line in block {
      guard !isAnswer else {
        answer.append(line)
        continue
      }
      let text =
        line.text.range(ofText: "<summary").map {
          line.text[$0.lowerBound...].drop { $0 != ">" }.dropFirst()
        } ?? line.text
      if let close = text.range(ofText: "</summary>") {
        summary += " " + text[..<close.lowerBound]
        answer.append(
          SourceLines.Line(number: line.number, text: text[close.upperBound...], isCode: false))
        isAnswer = true
      } else {
        summary += " " + text
      }
    }
    return (summary, answer)
  }
}

extension SourceLines.Line {
  /// Whether details that were not closed end before it.
  fileprivate var isNextQuestion: Bool {
    !isCode
      && (text.range(ofText: "<summary") != nil
        || MarkdownHeading(text).map { $0.level < 3 } == true)
  }
}
