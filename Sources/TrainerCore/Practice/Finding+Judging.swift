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
    let named = choice.options.firstIndex { $0.text.saysTheSame(as: answer) }
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

extension String {
  /// Whether two texts are the same but for case, blanks and code ticks.
  fileprivate func saysTheSame(as other: String) -> Bool {
    let words = { (text: String) in
      text.lowercased().filter { $0 != "`" }.split(whereSeparator: \.isWhitespace)
    }
    return !words(self).isEmpty && words(self) == words(other)
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
}
