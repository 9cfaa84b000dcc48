/// Reads questions with options: task lists whose right options are checked, or lettered options and a
/// line that names the right ones.
struct QuizReader {
  private struct Question {
    var lines: [SourceLines.Line]
    var options: [(letter: Character?, option: ImportedItem.Option)] = []
    var right: Set<Character> = []

    /// What stands after the options.
    var tail: [SourceLines.Line] = []
  }

  private var reading = ImportReading(format: .quiz)
  private var topic: String?
  private var question = Question(lines: [])

  static func read(_ lines: SourceLines) throws(ImportRefusal) -> ImportReading {
    var reader = QuizReader()
    for line in lines.all { reader.add(line) }
    reader.finish(endingWith: reader.question.tail)
    if reader.reading.items.isEmpty {
      let line = reader.reading.unread.first?.line ?? 1
      throw ImportRefusal(
        line, "expected questions with options: - [x] right, - [ ] wrong, or - A: … and Answer: A")
    }
    return reader.reading
  }

  private mutating func add(_ line: SourceLines.Line) {
    if !line.isCode, let heading = MarkdownHeading(line.text) {
      begin(heading, line)
    } else if !line.isCode, let option = OptionLine(line.text) {
      add(option, line)
    } else if !line.isCode, !question.options.isEmpty, let answer = AnswerLine(line.text) {
      question.right.formUnion(answer.letters)
    } else if question.options.isEmpty {
      question.lines.append(line)
    } else if question.tail.isEmpty, line.text.isIndented, !line.text.isBlankLine {
      addToOption(line)
    } else if !line.text.isBlankLine || !question.tail.isEmpty {
      question.tail.append(line)
    }
  }

  private mutating func begin(_ heading: MarkdownHeading, _ line: SourceLines.Line) {
    if question.options.isEmpty {
      keepTopic()
    } else {
      finish(endingWith: question.tail)
    }
    if heading.level == 1, reading.title == nil, reading.items.isEmpty {
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

  private mutating func add(_ option: OptionLine, _ line: SourceLines.Line) {
    // Text between two groups of options is the next question, but for what explains the last one.
    let repeatsLetter =
      option.letter != nil && question.options.contains { $0.letter == option.letter }
    if !question.tail.isEmpty || repeatsLetter {
      let paragraphs = question.tail.split { $0.text.isBlankLine }.map(Array.init)
      let explaining = paragraphs.prefix { $0[0].text.explains }
      let next = paragraphs.dropFirst(explaining.count)
      finish(endingWith: Array(explaining.joined(separator: [line.blank])))
      question.lines = Array(next.joined(separator: [line.blank]))
    }
    question.options.append(
      (option.letter, ImportedItem.Option(text: String(option.text), isRight: option.isChecked)))
  }

  private mutating func addToOption(_ line: SourceLines.Line) {
    let last = question.options.count - 1
    question.options[last].option.explanation += "\n" + line.text.dropIndentation
  }
}

// MARK: - Questions

extension QuizReader {
  private mutating func finish(endingWith tail: [SourceLines.Line]) {
    let asked = question
    question = Question(lines: [])
    guard !asked.options.isEmpty else { return }
    let line = asked.lines.first { !$0.text.isBlankLine }?.number ?? 1
    let text = QuestionListReader.withoutNumber(
      Self.withoutLabel(HTMLInMarkdown.cleaned(asked.lines.map(\.text))))
    let options = asked.options.map { letter, option in
      var option = option
      if let letter, asked.right.contains(letter) { option.isRight = true }
      option.text = HTMLInMarkdown.cleaned([Substring(option.text)])
      option.explanation = HTMLInMarkdown.cleaned(
        option.explanation.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
      return option
    }
    if let problem = Self.problem(text, options, asked.right, asked.options.compactMap(\.letter)) {
      return reading.unread.append(ImportNote(line, problem))
    }
    var item = ImportedItem(.choice(options), question: text, answer: "", line: line)
    item.answer = HTMLInMarkdown.cleaned(tail.map { $0.text.withoutQuote })
    item.topic = topic
    reading.items.append(item)
  }

  private static func problem(
    _ text: String, _ options: [ImportedItem.Option], _ right: Set<Character>,
    _ letters: [Character]
  ) -> String? {
    if text.isBlankLine { return "options without a question above them" }
    let name = text.prefix { !$0.isNewline }.prefix(60)
    if options.count < 2 { return "'\(name)' has a single option" }
    if options.contains(where: \.text.isBlankLine) { return "'\(name)' has an option without text" }
    if let letter = right.subtracting(letters).min() {
      return "the answer of '\(name)' is \(letter.uppercased()), which is no option"
    }
    return options.contains(where: \.isRight) ? nil : "no option of '\(name)' is said to be right"
  }

  /// `Q12. What …` and `Question 12: What …` as `What …`.
  private static func withoutLabel(_ text: String) -> String {
    let lowered = text.lowercased()
    for label in ["question", "q"] where lowered.hasPrefix(label) {
      let rest = text.dropFirst(label.count).drop { $0 == " " }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let after = rest.dropFirst(digits.count)
      if !digits.isEmpty, let sign = after.first, ":.)".contains(sign) {
        return String(after.dropFirst().trimmed)
      }
    }
    return text
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

  /// Without the sign of a quote.
  fileprivate var withoutQuote: Substring {
    hasPrefix("> ") ? dropFirst(2) : hasPrefix(">") ? dropFirst() : self
  }

  /// Whether a paragraph that begins so belongs to the question before it.
  fileprivate var explains: Bool {
    let text = drop { $0 == "*" || $0 == "_" }.lowercased()
    return hasPrefix(">") || hasPrefix("[")
      || ["explanation", "reference", "source", "answer", "note", "why"].contains(
        where: text.hasPrefix)
  }
}
