/// A question of a quiz as it is put together line by line.
struct QuizQuestion {
  /// What is asked.
  var lines: [SourceLines.Line] = []
  var options: [(letter: Character?, option: ImportedItem.Option)] = []

  /// The letters that are said to be right.
  var right: Set<Character> = []

  /// What stands after the options.
  var tail: [SourceLines.Line] = []

  /// What it comes to: an item, or what is wrong with it.
  enum Outcome {
    case item(ImportedItem)
    case problem(ImportNote)
  }

  /// The question with what explains it below.
  func outcome(explained explanation: [SourceLines.Line], topic: String?) -> Outcome {
    let line = lines.first { !$0.text.isBlankLine }?.number ?? 1
    let text = QuestionListReader.withoutNumber(
      Self.withoutLabel(HTMLInMarkdown.cleaned(lines.map(\.text))))
    let cleaned = options.map { letter, option in
      var option = option
      if let letter, right.contains(letter) { option.isRight = true }
      option.text = HTMLInMarkdown.cleaned([Substring(option.text)])
      option.explanation = HTMLInMarkdown.cleaned(
        option.explanation.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
      return option
    }
    if let problem = Self.problem(text, cleaned, right, options.compactMap(\.letter)) {
      return .problem(ImportNote(line, problem))
    }
    var item = ImportedItem(.choice(cleaned), question: text, answer: "", line: line)
    item.answer = HTMLInMarkdown.cleaned(explanation.map { $0.text.withoutQuote })
    item.topic = topic
    return .item(item)
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

extension Substring {
  /// Without the sign of a quote.
  fileprivate var withoutQuote: Substring {
    hasPrefix("> ") ? dropFirst(2) : hasPrefix(">") ? dropFirst() : self
  }
}
