/// What can be wrong with a card in the short form, and with deletions.
package enum CardProblem: ContentProblem {
  case answerWithoutQuestion
  case questionWithoutAnswer
  case answerBeforeQuestion
  case secondAnswer
  case emptyQuestion
  case emptyAnswer
  case emptyCloze
  case nothingInBrackets
  case nothingInBraces
  case openBraces
  case tooManyDeletions(limit: Int)

  package var wording: ProblemWording {
    switch self {
    case .answerWithoutQuestion:
      .error("answer-without-question", "A: without a Q: before it")
    case .questionWithoutAnswer:
      .error("question-without-answer", "Q: without an A:", "add a line A: with the answer")
    case .answerBeforeQuestion:
      .error("answer-before-question", "A: comes before its Q:", "put the line Q: first")
    case .secondAnswer:
      .error("second-answer", "a second A: for one Q:", "is a Q: missing before it?")
    case .emptyQuestion: .error("empty-question", "Q: with nothing to ask")
    case .emptyAnswer: .error("empty-answer", "A: with nothing to say")
    case .emptyCloze: .error("empty-cloze", "C: with no text")
    case .nothingInBrackets:
      .error(
        "nothing-hidden", "cloze without deletion: nothing is hidden",
        "put [ ] around the words to hide")
    case .nothingInBraces:
      .error(
        "nothing-hidden", "cloze without deletion: nothing is hidden",
        "put {{ }} around the words to hide")
    case .tooManyDeletions(let limit):
      .error(
        "too-many-deletions", "more than \(limit) deletions; those after them are shown",
        "make several items of it")
    case .openBraces: .warning("open-deletion", "{{ without }} hides nothing")
    }
  }
}
