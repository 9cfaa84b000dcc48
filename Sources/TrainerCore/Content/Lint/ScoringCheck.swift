import TrainerScoring
import TrainerText

/// Lets the scorer listen to what authors wrote: what it does not hear from them it hears from nobody.
enum ScoringCheck {
  /// The problems of all scored items of a deck, in their order.
  static func problems(of deck: Deck, in source: SourceText) -> [Diagnostic] {
    var list = ProblemList(source)
    for item in deck.items where !item.ideas.isEmpty {
      for problem in problems(of: item) { list.add(problem, at: item.place) }
    }
    return list.all
  }

  private static func problems(of item: Item) -> [LintProblem] {
    let scorer = AnswerScorer(item)
    return overlaps(of: item, scorer) + (item.answer.isEmpty ? [] : answer(of: item, scorer))
  }

  private static func overlaps(of item: Item, _ scorer: AnswerScorer) -> [LintProblem] {
    scorer.overlaps.map {
      .overlappingReject(
        idea: item.ideas[$0.idea].label, form: $0.accepted, rejected: $0.rejected)
    }
  }

  private static func answer(of item: Item, _ scorer: AnswerScorer) -> [LintProblem] {
    let verdicts = zip(item.ideas, scorer.score(item.answer).verdicts)
    let refuted = verdicts.filter { $1.verdict == .contradicted }.map { idea, verdict in
      LintProblem.refutedAnswer(
        idea: idea.label, words: verdict.evidence.words(in: item.answer).joined(separator: " … "))
    }
    let unheard = verdicts.filter { $1.verdict == .missing }.map(\.0.label)
    return refuted + (unheard.isEmpty ? [] : [.unheardAnswer(ideas: unheard)])
  }
}
