extension QuestionListReader {
  /// Reads summaries and what stands below each.
  mutating func readDetails(_ lines: [SourceLines.Line]) {
    var topic: String?
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if !line.isCode, let heading = MarkdownHeading(line.text) {
        if heading.level == 1, reading.title == nil {
          reading.title = heading.text
        } else {
          topic = heading.text
        }
      } else if !line.isCode, line.text.range(ofText: "<summary") != nil {
        index = readOne(lines, from: index, topic)
        continue
      }
      index += 1
    }
  }

  /// Reads from a summary to the end of its details; returns the line after them.
  private mutating func readOne(
    _ lines: [SourceLines.Line], from start: Int, _ topic: String?
  ) -> Int {
    var end = start + 1
    while end < lines.count {
      let text = lines[end].text
      if !lines[end].isCode,
        text.range(ofText: "<summary") != nil || MarkdownHeading(text).map({ $0.level < 3 }) == true
      {
        break
      }
      end += 1
      if !lines[end - 1].isCode, text.range(ofText: "</details") != nil { break }
    }
    let (summary, answer) = Self.parts(of: lines[start..<end])
    let title = String(summary.drop { $0 == "#" || $0.isWhitespace })
    add(String(title.trimmed), answer, topic: topic, line: lines[start].number)
    return end
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
