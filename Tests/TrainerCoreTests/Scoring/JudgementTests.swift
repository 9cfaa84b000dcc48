import Testing

@testable import TrainerScoring

@Suite struct JudgementTests {
  private func verdicts(_ given: [(Verdict, Double)]) -> [Verdict] {
    let judgements = given.enumerated().map { number, pair in
      Judgement(
        verdict: IdeaVerdict(idea: "\(number)", verdict: pair.0, evidence: .nothing),
        strength: pair.1)
    }
    return Judgement.verdicts(judgements).map(\.verdict)
  }

  @Test func halfFoundWordsDoNotCountInAnAnswerThatContradictsAsMuch() {
    #expect(verdicts([(.covered, 0.8), (.contradicted, 0)]) == [.missing, .contradicted])
    #expect(
      verdicts([(.covered, 1), (.covered, 0.85), (.contradicted, 0), (.contradicted, 0)])
        == [.covered, .missing, .contradicted, .contradicted])
  }

  @Test func theyCountInAnyOther() {
    #expect(verdicts([(.covered, 0.8), (.missing, 0)]) == [.covered, .missing])
    #expect(
      verdicts([(.covered, 0.8), (.covered, 0.7), (.contradicted, 0)])
        == [.covered, .covered, .contradicted])
    #expect(verdicts([]) == [])
  }

  @Test func aFormFoundWhollyAlwaysCounts() {
    #expect(verdicts([(.covered, 1), (.contradicted, 0)]) == [.covered, .contradicted])
  }
}
