/// Reads questions whose answers stand below them: headings, or summaries of `<details>`.
struct QuestionListReader {
  var reading = ImportReading(format: .questions)

  static func read(_ lines: SourceLines) throws(ImportRefusal) -> ImportReading {
    var reader = QuestionListReader()
    let hasDetails = lines.outsideFences.contains { $0.text.range(ofText: "<summary") != nil }
    if hasDetails { reader.readDetails(lines.all) } else { reader.readHeadings(lines.all) }
    if reader.reading.items.isEmpty {
      let line = lines.all.first { !$0.text.isBlankLine }?.number ?? 1
      throw ImportRefusal(line, "expected headings, or <details> with a <summary>, over answers")
    }
    return reader.reading
  }

  mutating func add(
    _ question: String, _ answer: [SourceLines.Line], topic: String?, line: Int
  ) {
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
    reading.items.append(item)
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
