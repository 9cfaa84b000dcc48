/// Reads questions whose answers stand below them: headings, or summaries of `<details>`.
struct QuestionListReader {
  private var reading = ImportReading(format: .questions)

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

  private mutating func add(
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

// MARK: - Details

extension QuestionListReader {
  private mutating func readDetails(_ lines: [SourceLines.Line]) {
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
    let block = Array(lines[start..<end])
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
    let title = String(summary.drop { $0 == "#" || $0.isWhitespace })
    add(String(title.trimmed), answer, topic: topic, line: block[0].number)
    return end
  }
}

// MARK: - Headings

extension QuestionListReader {
  private struct Section {
    let heading: MarkdownHeading
    let line: Int
    var body: [SourceLines.Line] = []

    /// Whether there is more below it than links to other places.
    var saysSomething: Bool {
      body.contains { line in
        let text = line.text.trimmed
        return !text.isEmpty && !text.isLinkEntry && text.range(ofText: "<!--") == nil
      }
    }
  }

  private mutating func readHeadings(_ lines: [SourceLines.Line]) {
    var sections: [Section] = []
    for line in lines {
      if !line.isCode, let heading = MarkdownHeading(line.text) {
        sections.append(Section(heading: heading, line: line.number))
      } else if !sections.isEmpty {
        sections[sections.count - 1].body.append(line)
      }
    }
    guard let level = Self.questionLevel(sections) else { return }
    var topic: String?
    var open: Section?
    for section in sections {
      if section.heading.level > level, open != nil {
        // What stands deeper belongs to the answer above it.
        open?.body.append(
          SourceLines.Line(
            number: section.line, text: Substring("#### " + section.heading.text), isCode: false))
        open?.body += section.body
        continue
      }
      close(&open, topic)
      if section.heading.level == level {
        open = section
      } else {
        if section.heading.level == 1, reading.title == nil {
          reading.title = section.heading.text
        } else {
          topic = section.heading.text
        }
        if section.heading.level > 1, section.saysSomething {
          reading.unread.append(
            ImportNote(
              section.line,
              "text under '\(section.heading.text.prefix(60))', which is taken for a topic"))
        }
      }
    }
    close(&open, topic)
  }

  private mutating func close(_ open: inout Section?, _ topic: String?) {
    guard let section = open else { return }
    open = nil
    add(
      section.heading.text, section.saysSomething ? section.body : [], topic: topic,
      line: section.line)
  }

  /// The level on which most headings have text below them.
  private static func questionLevel(_ sections: [Section]) -> Int? {
    let counts = Dictionary(grouping: sections.filter(\.saysSomething), by: \.heading.level)
      .mapValues(\.count)
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Whether a line is an entry of a list that is nothing but a link, as in a table of contents.
  fileprivate var isLinkEntry: Bool {
    let text = drop { $0.isWhitespace || $0 == "-" || $0 == "*" || $0.isNumber || $0 == "." }
    return text.hasPrefix("[") && text.contains("](#") && text.trimmed.hasSuffix(")")
  }
}
