import TrainerCore
import TrainerScoring

/// The score of an answer as data.
struct ScoreData {
  let question: String

  /// What the answer is called, where it has a name.
  let answer: String?
  let score: AnswerScore

  /// What was said.
  let text: String

  /// An object; with evidence the form and the words that decided for each idea are in it, as ranges
  /// of the answer's UTF-8 bytes and as text.
  func json(withEvidence: Bool) -> JSONValue {
    var object: JSONObject = ["question_id": .string(question)]
    if let answer { object["answer_id"] = .string(answer) }
    object["ideas"] = .object(
      JSONObject(score.verdicts.map { ($0.idea, .string($0.verdict.rawValue)) }))
    object["score"] = .number(score.points)
    if withEvidence {
      object["suggestion"] = .string(score.suggestion.rawValue)
      object["evidence"] = .object(JSONObject(score.verdicts.map { ($0.idea, json($0.evidence)) }))
    }
    return .object(object)
  }

  private func json(_ evidence: Evidence) -> JSONValue {
    let spans = evidence.ranges.map {
      JSONValue.array([.int(Int64($0.lowerBound)), .int(Int64($0.upperBound))])
    }
    return .object([
      "why": .string(evidence.name), "form": evidence.form.map { .string($0) } ?? .null,
      "spans": .array(spans),
      "words": .array(evidence.words(in: text).map { .string($0) }),
    ])
  }
}

extension Evidence {
  /// A stable name for programs.
  fileprivate var name: String {
    switch self {
    case .matches: "matches"
    case .denies: "denies"
    case .nothing: "nothing"
    case .onlyNames: "only-names"
    case .repeatsQuestion: "repeats-question"
    case .empty: "empty"
    }
  }
}
