import TrainerText

/// Reads questions whose answers stand below them: headings, or summaries of `<details>`.
struct QuestionListReader {
  var reading = ImportReading(format: .questions)

  /// Reads a text twice: what its headings mean shows only at its end.
  static func read(
    _ text: SpooledBytes, named name: String, take: ImportReading.Take
  ) throws -> ImportReading {
    let outline = try QuestionOutline(LineStream(text.stream, named: name))
    var reader = QuestionListReader()
    var lines = LineStream(text.stream, named: name)
    if outline.hasDetails {
      try reader.readDetails(&lines, take)
    } else if let level = outline.level {
      try reader.readHeadings(&lines, onLevel: level, take)
    }
    if reader.reading.itemCount == 0 {
      throw ImportRefusal(
        outline.firstLine, "expected headings, or <details> with a <summary>, over answers")
    }
    reader.reading.unread += lines.media.notes
    return reader.reading
  }

  mutating func add(
    _ question: String, _ answer: [SourceLines.Line], topic: String?, line: Int,
    _ take: ImportReading.Take
  ) throws {
    let title = Self.withoutNumber(HTMLInMarkdown.cleaned([Substring(question)]))
    let answer = HTMLInMarkdown.cleaned(answer.map(\.text))
    guard !title.isBlankLine else {
      return reading.unread.append(ImportNote(line, "a question without a text"))
    }
    guard !answer.isBlankLine else {
      return reading.unread.append(
        ImportNote(line, "'\(title.prefix(60))' has no answer below it"))
    }
    var item = ImportedItem(.recall(.card), question: title, answer: answer, line: line)
    item.topic = topic
    try reading.hand(item, to: take)
  }

  /// `12. What …` as `What …`; numbers are no part of a question, and change.
  static func withoutNumber(_ title: String) -> String {
    let digits = title.prefix { $0.isASCII && $0.isNumber }
    let rest = title.dropFirst(digits.count)
    guard !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") || rest.hasPrefix("\\. ")
    else { return title }
    return String(rest.drop { $0 != " " }.trimmed)
  }
}
