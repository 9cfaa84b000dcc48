import TrainerScoring

/// What the scorer says of one answer.
struct Prediction: Encodable {
  let questionID: String
  let answerID: String
  let ideas: [String: String]
  let score: Double
  let evidence: [String: String]?

  enum CodingKeys: String, CodingKey {
    case questionID = "question_id"
    case answerID = "answer_id"
    case ideas
    case score
    case evidence
  }

  init(
    _ question: String, _ answer: LabelledQuestion.Answer, _ score: AnswerScore, showsEvidence: Bool
  ) {
    questionID = question
    answerID = answer.id
    let verdicts = score.verdicts
    ideas = Dictionary(verdicts.map { ($0.idea, $0.verdict.rawValue) }) { first, _ in first }
    self.score = score.points
    evidence =
      showsEvidence
      ? Dictionary(verdicts.map { ($0.idea, $0.evidence.summary(in: answer.text)) }) { first, _ in
        first
      }
      : nil
  }
}

extension Evidence {
  fileprivate func summary(in text: String) -> String {
    let bytes = Array(text.utf8)
    let words = ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " … ")
    return switch self {
    case .matches(let form, _): "\(form) <- \(words)"
    case .denies(let form, _): "not \(form) <- \(words)"
    case .nothing: "nothing"
    case .onlyNames: "only names"
    case .repeatsQuestion: "repeats the question"
    case .empty: "empty"
    }
  }
}
