/// The verdict on an idea, with how much of the form was found that decided.
struct Judgement {
  let verdict: IdeaVerdict

  /// 0 to 1; nothing where it is missing.
  let strength: Double

  /// The verdicts on all ideas of an answer.
  ///
  /// An answer that contradicts as much as it says is heard with suspicion: what is found of a form only
  /// in part, or in other words, does not count in it.
  static func verdicts(_ judgements: [Judgement]) -> [IdeaVerdict] {
    let contradicted = judgements.count { $0.verdict.verdict == .contradicted }
    let covered = judgements.count { $0.verdict.verdict == .covered }
    guard contradicted > 0, contradicted >= covered else { return judgements.map(\.verdict) }
    return judgements.map { judgement in
      let verdict = judgement.verdict
      guard verdict.verdict == .covered, judgement.strength < wholly else { return verdict }
      return IdeaVerdict(idea: verdict.idea, verdict: .missing, evidence: .nothing)
    }
  }

  /// Nearly all of a form, and hardly a word between.
  private static let wholly = 0.9
}
