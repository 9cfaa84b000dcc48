/// Reads questions with options: task lists whose right options are checked, or lettered options and a
/// line that names the right ones.
struct QuizReader {
  private var reading = ImportReading(format: .quiz)
  private var topic: String?
  private var question = QuizQuestion()

  static func read(_ stream: LineStream, take: ImportReading.Take) throws -> ImportReading {
    var reader = QuizReader()
    var lines = stream
    while let line = try lines.next() { try reader.add(line, take) }
    try reader.finish(endingWith: reader.question.tail, take)
    if reader.reading.itemCount == 0 {
      let line = reader.reading.unread.first?.line ?? 1
      throw ImportRefusal(
        line, "expected questions with options: - [x] right, - [ ] wrong, or - A: … and Answer: A")
    }
    reader.reading.unread += lines.media.notes
    return reader.reading
  }

  private mutating func add(_ line: SourceLines.Line, _ take: ImportReading.Take) throws {
    if !line.isCode, let heading = MarkdownHeading(line.text) {
      try begin(heading, line, take)
    } else if !line.isCode, let option = OptionLine(line.text) {
      try add(option, line, take)
    } else if !line.isCode, !question.options.isEmpty, let answer = AnswerLine(line.text) {
      question.right.formUnion(answer.letters)
    } else if question.options.isEmpty {
      try question.lines.grow(by: line)
    } else if question.tail.isEmpty, line.text.isIndented, !line.text.isBlankLine {
      addToOption(line)
    } else if !line.text.isBlankLine || !question.tail.isEmpty {
      try question.tail.grow(by: line)
    }
  }

  private mutating func begin(
    _ heading: MarkdownHeading, _ line: SourceLines.Line, _ take: ImportReading.Take
  ) throws {
    if question.options.isEmpty {
      keepTopic()
    } else {
      try finish(endingWith: question.tail, take)
    }
    if heading.level == 1, reading.title == nil, reading.itemCount == 0 {
      reading.title = heading.text
    } else {
      question.lines = [
        SourceLines.Line(number: line.number, text: Substring(heading.text), isCode: false)
      ]
    }
  }

  /// A heading that was followed by another one before any option names a topic.
  private mutating func keepTopic() {
    let lines = question.lines.filter { !$0.text.isBlankLine }
    if lines.count == 1, let line = lines.first, MarkdownHeading("# " + line.text) != nil {
      topic = String(line.text)
    } else if let line = lines.first {
      reading.unread.append(ImportNote(line.number, "'\(line.text.prefix(60))' has no options"))
    }
    question.lines = []
  }

  private mutating func add(
    _ option: OptionLine, _ line: SourceLines.Line, _ take: ImportReading.Take
  ) throws {
    // Text between two groups of options is the next question, but for what explains the last one.
    let repeatsLetter =
      option.letter != nil && question.options.contains { $0.letter == option.letter }
    if !question.tail.isEmpty || repeatsLetter {
      let paragraphs = question.tail.split { $0.text.isBlankLine }.map(Array.init)
      let explaining = paragraphs.prefix { $0[0].text.explains }
      let next = paragraphs.dropFirst(explaining.count)
      try finish(endingWith: Array(explaining.joined(separator: [line.blank])), take)
      question.lines = Array(next.joined(separator: [line.blank]))
    }
    question.options.append(
      (option.letter, ImportedItem.Option(text: String(option.text), isRight: option.isChecked)))
  }

  private mutating func addToOption(_ line: SourceLines.Line) {
    let last = question.options.count - 1
    question.options[last].option.explanation += "\n" + line.text.dropIndentation
  }

  private mutating func finish(
    endingWith tail: [SourceLines.Line], _ take: ImportReading.Take
  ) throws {
    let asked = question
    question = QuizQuestion()
    if asked.options.isEmpty { return }
    switch asked.outcome(explained: tail, topic: topic) {
    case .item(let item): try reading.hand(item, to: take)
    case .problem(let note): reading.unread.append(note)
    }
  }
}

extension SourceLines.Line {
  /// An empty line in its place.
  fileprivate var blank: SourceLines.Line {
    SourceLines.Line(number: number, text: "", isCode: false)
  }
}

extension Substring {
  fileprivate var isIndented: Bool { hasPrefix("  ") || hasPrefix("\t") }

  /// Without up to four blanks before it.
  fileprivate var dropIndentation: Substring {
    hasPrefix("\t") ? dropFirst() : dropFirst(Swift.min(4, prefix { $0 == " " }.count))
  }

  /// Whether a paragraph that begins so belongs to the question before it.
  fileprivate var explains: Bool {
    let text = drop { $0 == "*" || $0 == "_" }.lowercased()
    return hasPrefix(">") || hasPrefix("[")
      || ["explanation", "reference", "source", "answer", "note", "why"].contains(
        where: text.hasPrefix)
  }
}
