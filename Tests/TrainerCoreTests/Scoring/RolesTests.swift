import Testing

@testable import TrainerScoring

/// Who does what to whom, and what goes where: the right words in other parts earn nothing.
@Suite struct RolesTests {
  private func verdicts(_ answer: String, _ forms: [[String]], question: String = "Explain it.")
    -> [Verdict]
  {
    let ideas = forms.enumerated().map { number, forms in
      KeyIdea(id: "\(number)", label: forms[0], forms: forms.map { IdeaForm($0) })
    }
    return AnswerScorer(question: question, ideas: ideas).score(answer).verdicts.map(\.verdict)
  }

  @Test(arguments: [
    ("A bridge carries the ledger into the archive.", true),
    ("The ledger goes from the counter into the archive by a bridge.", true),
    ("By a bridge the archive goes into the ledger.", false),
    ("A bridge brings things from the archive into the ledger.", false),
  ])
  func hearsWhatGoesWhere(answer: String, isRight: Bool) {
    let verdict = verdicts(answer, [["a bridge brings the ledger into the archive"]])[0]
    #expect((verdict == .covered) == isRight)
  }

  @Test(arguments: [
    ("You present the drawer.", true),
    ("The drawer is presented by the cabinet.", true),
    ("The drawer presents the cabinet.", false),
  ])
  func whatIsActedOnDoesNotAct(answer: String, isRight: Bool) {
    #expect((verdicts(answer, [["present the drawer"]])[0] == .covered) == isRight)
  }

  @Test(
    "two parties of a deed were exchanged and credited where one is named by a word that may be done",
    arguments: [
      ("The night watch guards the gate.", true),
      ("The gate is guarded by the night watch.", true),
      ("The gate guards the night watch.", false),
    ])
  func exchangedPartiesAreNotCredited(answer: String, isRight: Bool) {
    let forms = [["the night watch guards the gate"]]
    #expect((verdicts(answer, forms, question: "Who sees to it?")[0] == .covered) == isRight)
  }

  @Test(
    "sides exchanged around a plain verb were credited",
    arguments: [
      ("The courier gets a receipt.", true),
      ("A receipt gets the courier.", false),
      ("The receipt, then, is what the courier gets.", true),
    ])
  func sidesOfAPlainVerbAreToldApart(answer: String, isRight: Bool) {
    let forms = [["the courier gets a receipt"]]
    #expect((verdicts(answer, forms, question: "Who sees to it?")[0] == .covered) == isRight)
  }

  @Test func aDeedOfAnotherIdeasSubjectIsNotCredited() {
    let forms = [["the clerk is called once"], ["the porter is called repeatedly"]]
    #expect(verdicts("The clerk runs one single time.", forms)[0] == .covered)
    #expect(verdicts("The porter runs one single time.", forms)[0] != .covered)
  }

  @Test func whatBelongsToASubjectMayStandBeforeIt() {
    let question = "What is the difference between the clerk and the porter?"
    let forms = [["the clerk is declarative"], ["the porter is imperative"]]
    #expect(
      verdicts("Declarative in the clerk, imperative in the porter.", forms, question: question)
        == [.covered, .covered])
    let swapped = verdicts(
      "Imperative in the clerk, declarative in the porter.", forms, question: question)
    #expect(!swapped.contains(.covered))
  }

  @Test func sharedWordsAloneAreNoEvidence() {
    let forms = [["the clerk keeps the ledger for the season"], ["the clerk opens the ledger"]]
    #expect(verdicts("The clerk looks after a ledger.", forms)[0] != .covered)
  }

  @Test(
    "a quality said of one subject was taken for a wrong one of another",
    arguments: [
      ("The drawer is open, the cabinet is closed.", [Verdict.covered, .covered]),
      ("Open drawer; closed in the cabinet", [.covered, .covered]),
      ("drawer = open / cabinet = closed", [.covered, .covered]),
      ("The drawer is closed and the cabinet is open.", [.contradicted, .contradicted]),
    ])
  func qualitiesBelongToTheNearestSubject(answer: String, expected: [Verdict]) {
    let ideas = [("drawer", "open", "closed"), ("cabinet", "closed", "open")].map {
      KeyIdea(
        id: $0.0, label: $0.0, forms: [IdeaForm("the \($0.0) is \($0.1)")],
        rejected: [IdeaForm("the \($0.0) is \($0.2)")])
    }
    let score = AnswerScorer(question: "Describe both.", ideas: ideas).score(answer)
    #expect(score.verdicts.map(\.verdict) == expected)
  }
}
