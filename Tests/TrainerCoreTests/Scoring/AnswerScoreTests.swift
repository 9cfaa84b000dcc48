import Testing

@testable import TrainerScoring

@Suite struct AnswerScoreTests {
  private static func score(_ verdicts: [Verdict], essential: Int? = nil) -> AnswerScore {
    let ideas = verdicts.indices.map {
      KeyIdea(id: "\($0)", label: "", forms: [], isEssential: $0 == essential)
    }
    return AnswerScore(
      zip(ideas, verdicts).map { IdeaVerdict(idea: $0.id, verdict: $1, evidence: .nothing) },
      of: ideas)
  }

  @Test(arguments: [
    ([Verdict.covered, .covered], 10, SuggestedRating.good),
    ([.covered, .missing], 5.7, .hard),
    ([.covered, .covered, .covered, .missing], 7.9, .hard),
    ([.covered, .covered, .covered, .covered, .missing], 8.4, .good),
    (
      [.covered, .covered, .covered, .covered, .covered, .covered, .covered, .contradicted], 8.5,
      .hard
    ),
    ([.covered, .missing, .missing, .missing], 3.3, .again),
    ([.missing, .contradicted], 0, .again),
    ([], 0, .again),
  ])
  func weighsVerdicts(verdicts: [Verdict], points: Double, suggestion: SuggestedRating) {
    let score = Self.score(verdicts)
    #expect(score.points == points)
    #expect(score.suggestion == suggestion)
  }

  @Test func isHardWithoutAnEssentialIdea() {
    let verdicts: [Verdict] = [.missing] + Array(repeating: .covered, count: 9)
    #expect(Self.score(verdicts).suggestion == .good)
    #expect(Self.score(verdicts, essential: 0).suggestion == .hard)
  }
}
