import TrainerScoring

/// The questions that an interviewer has answers to.
struct QuestionBank {
  private let questions: [ClarifyingQuestion]

  init(_ questions: [ClarifyingQuestion]) { self.questions = questions }

  /// The numbers of the questions that words ask, in the order of the bank.
  ///
  /// A question states nothing, so asking for the opposite asks for the same.
  func questions(in text: String) -> [Int] {
    let scorer = AnswerScorer(question: "", ideas: questions.map(\.idea))
    return scorer.score(text).verdicts.enumerated().filter { $1.verdict != .missing }.map(\.offset)
  }
}
