import Testing

@testable import TrainerScoring

/// A "not" right before what a form says turns it down, whatever else is there.
@Suite struct DenialTests {
  private func verdict(_ answer: String, of form: String) -> Verdict {
    let idea = KeyIdea(id: "idea", label: form, forms: [IdeaForm(form)])
    let scorer = AnswerScorer(question: "What happens at closing time?", ideas: [idea])
    return scorer.score(answer).verdicts[0].verdict
  }

  @Test(
    "a denied deed was credited for the words around it",
    arguments: [
      ("The bell rings before the porter locks up.", Verdict.covered),
      ("The bell doesn't ring before the porter locks up.", .contradicted),
      ("The bell never rings before the porter locks up.", .contradicted),
      ("It isn't the porter, the bell rings before he locks up.", .missing),
    ])
  func whatTheFormSaysIsDenied(answer: String, verdict wanted: Verdict) {
    let verdict = verdict(answer, of: "the bell rings before the porter locks up")
    #expect(verdict == wanted || (wanted == .missing && verdict != .contradicted))
  }

  @Test("a denied circumstance was taken for the same one")
  func whenItIsNotSo() {
    let form = "skip the round when the corridor is empty"
    #expect(verdict("Skip the round when the corridor is empty.", of: form) == .covered)
    #expect(verdict("Skip the round when the corridor is not empty.", of: form) != .covered)
  }

  @Test("what was called a mistake was credited to a form that asks for it")
  func whatIsDiscouragedIsNotAdvised() {
    let form = "cancel the alarm"
    #expect(verdict("Cancel the alarm.", of: form) == .covered)
    #expect(verdict("Cancelling the alarm would be a mistake.", of: form) != .covered)
    #expect(verdict("If you forget to cancel the alarm it wakes the street.", of: form) == .covered)
  }
}
