import Testing

@testable import TrainerScoring

/// What an author wrote as a form, a learner may say as it is.
@Suite struct WordingTests {
  private static let question = "Who owns the key, the porter or the clerk?"
  private static let ideas = [
    KeyIdea(
      id: "owner", label: "it is the porter's", forms: [IdeaForm("the porter owns the key")],
      rejected: [IdeaForm("the clerk owns the key")])
  ]

  private func verdict(_ answer: String) -> Verdict {
    AnswerScorer(question: Self.question, ideas: Self.ideas).score(answer).verdicts[0].verdict
  }

  @Test(
    "a form of the question's own words was not heard though it was said word for word",
    arguments: [
      ("The porter owns the key.", Verdict.covered),
      ("the porter owns the key", .covered),
      ("I'd say: the porter owns the key, always has.", .covered),
      ("The clerk owns the key.", .contradicted),
    ])
  func isHeard(answer: String, wanted: Verdict) { #expect(verdict(answer) == wanted) }

  @Test(arguments: [
    "The porter does not own the key.", "It is a myth that the porter owns the key.",
    "I don't think the porter owns the key.", "The porter owns the key? No.",
    "Who owns the key, the porter or the clerk?", "the key, the porter",
  ])
  func isNotHeardWhereItIsDeniedOrNotSaid(answer: String) {
    #expect(verdict(answer) != .covered)
  }
}
