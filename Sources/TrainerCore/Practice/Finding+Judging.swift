import TrainerScoring

extension Finding {
  /// Judges an answer by what its question is and how it stood on the screen.
  init(of answer: String, to question: Question, layout: QuestionLayout) {
    switch question.item.task {
    case .choice(let choice): self.init(choice: answer, choice, layout)
    case .order: self.init(order: answer, layout)
    case .cloze where question.hidden != nil:
      let hidden = question.hidden ?? ""
      self = .cloze(hidden: hidden, fit: ClozeAnswer.fit(of: answer, hidden: hidden))
    case .spotBug(let code) where !code.wrong.isEmpty:
      self =
        LineNumberAnswer.line(in: answer).map { .line(typed: $0, right: code.wrong.sorted()) }
        ?? (answer.saysNothing ? .nothing : .unreadable)
    case .predict(.some(let printed)):
      let isRight = OutputAnswer.matches(answer, printed: printed)
      if isRight || question.item.ideas.isEmpty {
        self =
          answer.saysNothing && !isRight ? .nothing : .output(printed: printed, isRight: isRight)
      } else {
        self.init(words: answer, question)
      }
    default: self.init(words: answer, question)
    }
  }

  private init(words answer: String, _ question: Question) {
    if answer.saysNothing {
      self = .nothing
    } else if question.item.ideas.isEmpty {
      self = .open
    } else {
      self = .ideas(ScoredIdeas(answer, to: question.item))
    }
  }

  private init(choice answer: String, _ choice: Choice, _ layout: QuestionLayout) {
    guard !answer.saysNothing else {
      self = .nothing
      return
    }
    let named = choice.place(named: answer)
    guard
      let chosen = named.map({ [layout.places[$0]] })
        ?? LetterAnswer(answer, options: layout.shown.count)?.positions
    else {
      self = .unreadable
      return
    }
    let right = layout.shown.indices.filter { choice.options[layout.shown[$0]].isRight }
    self = .choice(chosen: Set(chosen), right: Set(right))
  }

  private init(order answer: String, _ layout: QuestionLayout) {
    guard !answer.saysNothing else {
      self = .nothing
      return
    }
    guard let letters = LetterAnswer(answer, options: layout.shown.count) else {
      self = .unreadable
      return
    }
    guard letters.positions.sorted() == Array(layout.shown.indices) else {
      self = .incompleteOrder(count: layout.shown.count)
      return
    }
    let steps = letters.positions.map { layout.shown[$0] }
    self = .order(typed: letters.positions, right: layout.places, fit: OrderAnswer.fit(of: steps))
  }
}

extension Choice {
  /// The option that an answer is the words of, or the only one that holds them.
  fileprivate func place(named answer: String) -> Int? {
    let words = answer.plainWords
    if words.isEmpty { return nil }
    if let exact = options.firstIndex(where: { $0.text.plainWords == words }) { return exact }
    guard words.count >= Self.fewestLetters else { return nil }
    let holding = options.indices.filter { options[$0].text.plainWords.contains(words) }
    return holding.count == 1 ? holding[0] : nil
  }

  private static let fewestLetters = 4
}

extension String {
  /// The text without what people leave out when they type it: case, code ticks, empty parentheses, a
  /// final full stop, more than one blank.
  fileprivate var plainWords: String {
    let text = lowercased().filter { $0 != "`" }.replacing("()", with: "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.last == "." ? String(text.dropLast()) : text
  }
}

extension ItemTask {
  /// Whether one letter can be an answer, so that single letters are no commands at its prompt.
  var mayBeAnsweredByLetter: Bool {
    switch self {
    case .choice, .order, .cloze, .predict: true
    default: false
    }
  }

  /// Whether an answer takes several lines.
  var isAnsweredInLines: Bool {
    if case .exercise = self { true } else { false }
  }

  /// Whether more words can make an answer better.
  func takesMoreWords(_ ideas: [KeyIdea]) -> Bool {
    switch self {
    case .choice, .order, .cloze: false
    case .predict(output: .some): !ideas.isEmpty
    case .spotBug(let code): code.wrong.isEmpty
    default: true
    }
  }
}
