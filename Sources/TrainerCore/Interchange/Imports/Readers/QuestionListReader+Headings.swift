extension QuestionListReader {
  private struct Section {
    let heading: MarkdownHeading
    let line: Int
    var body: [SourceLines.Line] = []

    /// Takes in a section that stands deeper.
    mutating func add(_ section: Section) {
      body.append(
        SourceLines.Line(
          number: section.line, text: Substring("#### " + section.heading.text), isCode: false))
      body += section.body
    }

    /// Whether there is more below it than links to other places.
    var saysSomething: Bool {
      body.contains { line in
        let text = line.text.trimmed
        return !text.isEmpty && !text.isLinkEntry && text.range(ofText: "<!--") == nil
      }
    }
  }

  /// Reads headings and what stands below each.
  mutating func readHeadings(_ lines: [SourceLines.Line]) {
    let sections = Self.sections(lines)
    guard let level = Self.questionLevel(sections) else { return }
    var topic: String?
    var open: Section?
    for section in sections {
      if section.heading.level > level, open != nil {
        // What stands deeper belongs to the answer above it.
        open?.add(section)
        continue
      }
      close(&open, topic)
      if section.heading.level == level { open = section } else { begin(section, &topic) }
    }
    close(&open, topic)
  }

  private static func sections(_ lines: [SourceLines.Line]) -> [Section] {
    var sections: [Section] = []
    for line in lines {
      if !line.isCode, let heading = MarkdownHeading(line.text) {
        sections.append(Section(heading: heading, line: line.number))
      } else if !sections.isEmpty {
        sections[sections.count - 1].body.append(line)
      }
    }
    return sections
  }

  /// Takes a section above the questions for the title or for a topic.
  private mutating func begin(_ section: Section, _ topic: inout String?) {
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
