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
    var saysSomething: Bool { body.contains(where: \.saysSomething) }
  }

  /// Reads headings and what stands below each; those on a level are questions.
  mutating func readHeadings(
    _ lines: inout LineStream, onLevel level: Int, _ take: ImportReading.Take
  ) throws {
    var topic: String?
    var open: Section?
    var section: Section?
    while let line = try lines.next() {
      if !line.isCode, let heading = MarkdownHeading(line.text) {
        try pass(section, level, &open, &topic, take)
        section = Section(heading: heading, line: line.number)
      } else {
        try section?.body.grow(by: line)
      }
    }
    try pass(section, level, &open, &topic, take)
    try close(&open, topic, take)
  }

  private mutating func pass(
    _ section: Section?, _ level: Int, _ open: inout Section?, _ topic: inout String?,
    _ take: ImportReading.Take
  ) throws {
    guard let section else { return }
    if section.heading.level > level, open != nil {
      // What stands deeper belongs to the answer above it.
      open?.add(section)
      return
    }
    try close(&open, topic, take)
    if section.heading.level == level { open = section } else { begin(section, &topic) }
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

  private mutating func close(
    _ open: inout Section?, _ topic: String?, _ take: ImportReading.Take
  ) throws {
    guard let section = open else { return }
    open = nil
    try add(
      section.heading.text, section.saysSomething ? section.body : [], topic: topic,
      line: section.line, take)
  }
}
