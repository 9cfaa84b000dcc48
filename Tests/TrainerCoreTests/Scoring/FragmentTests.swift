import Testing

@testable import TrainerScoring

/// A piece of a form that names something of it is no evidence of what it says.
@Suite struct FragmentTests {
  private func isHeard(_ answer: String, _ form: String, question: String) -> Bool {
    let idea = KeyIdea(
      id: "idea", label: "how the house is run", forms: [IdeaForm(form)])
    let signs = AnswerScorer(question: question, ideas: [idea]).signs(of: answer)
    return signs?[0][.form] == 1
  }

  @Test(arguments: [
    ("It is sealed.", "it is a sealed bottle", true),
    ("A sealed bottle, of course.", "it is a sealed bottle", true),
    ("They put it on a sealed shelf.", "it is a sealed bottle", false),
    ("A sealed parcel came too.", "it is a sealed bottle", false),
    ("There is a green bottle.", "it is a green bottle", true),
    ("It stood in a green room.", "it is a green bottle", false),
    ("Between meals nobody opens a bottle.", "between meals nobody opens the bottle", true),
    ("Between meals others come with a bottle.", "between meals nobody opens the bottle", false),
    ("The bottle has no label.", "no label on the bottle", true),
    ("The bottle stands there.", "no label on the bottle", false),
  ])
  func hearsStatementsOnly(answer: String, form: String, isRight: Bool) {
    #expect(isHeard(answer, form, question: "What bottle is it, and who opens it?") == isRight)
  }

  @Test(arguments: [
    ("cellarBook keeps the bottle.", true),
    ("cellarBook holds on to every bottle.", true),
    ("cellarBook is the expensive one.", false),
    ("I bought a cellarBook.", false),
  ])
  func hearsMoreThanAName(answer: String, isRight: Bool) {
    let form = "cellarBook keeps the bottle"
    #expect(isHeard(answer, form, question: "Where does a bottle stay?") == isRight)
  }

  @Test(
    "what excludes a denied word was taken for the denial",
    arguments: [
      ("A note has no end.", true), ("A note does not end.", true),
      ("A note stays there as long as the guest does.", false),
    ])
  func oppositesDoNotDeny(answer: String, isRight: Bool) {
    let form = "a note has no deinit"
    let said = answer.split(separator: " ").map { $0 == "end." ? "deinit." : $0 }
    #expect(
      isHeard(said.joined(separator: " "), form, question: "What of the cellar?") == isRight)
  }
}
