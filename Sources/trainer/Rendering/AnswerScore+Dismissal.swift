import TrainerScoring

extension AnswerScore {
  /// Why nothing of an answer counts, where that is for all of it.
  var dismissal: String? {
    switch verdicts.first?.evidence {
    case .empty: "There is no answer."
    case .onlyNames: "The answer lists names and claims nothing of them, so no idea is heard."
    case .repeatsQuestion: "The answer says the question once more and nothing beyond it."
    default: nil
    }
  }
}
