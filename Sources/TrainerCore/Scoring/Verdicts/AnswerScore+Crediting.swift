extension AnswerScore {
  /// The score with some ideas, by their numbers from 0, taken as said: the learner knows better.
  public func crediting(_ numbers: Set<Int>, of ideas: [KeyIdea]) -> AnswerScore {
    if numbers.isEmpty { return self }
    let corrected = verdicts.enumerated().map { number, verdict in
      numbers.contains(number)
        ? IdeaVerdict(idea: verdict.idea, verdict: .covered, evidence: verdict.evidence) : verdict
    }
    return AnswerScore(corrected, of: ideas)
  }
}
