import Testing

@testable import TrainerScoring

/// The right words on the wrong side of a verb or a preposition earn nothing.
@Suite struct PartiesTests {
  private func isHeard(_ answer: String, _ form: String) -> Bool {
    let idea = KeyIdea(id: "idea", label: form, forms: [IdeaForm(form)])
    let score = AnswerScorer(question: "Explain it.", ideas: [idea]).score(answer)
    return score.verdicts[0].verdict == .covered
  }

  @Test(arguments: [
    ("The baker keeps the recipe.", "the baker keeps the recipe"),
    ("The recipe is kept by the baker.", "the baker keeps the recipe"),
    ("The baker always holds on to the recipe.", "the baker keeps the recipe"),
    ("Only the baker, as far as I know, keeps that recipe.", "the baker keeps the recipe"),
    ("The porter calls the guest twice.", "the porter calls the guest"),
    ("The guest is called by the porter.", "the porter calls the guest"),
    ("Every guest gets called by the porter.", "the porter calls the guest"),
    ("The landlord cancels it himself.", "the landlord cancels it for you"),
    ("You show the drawer in the hall.", "show the drawer"),
    ("The drawer shows.", "show the drawer"),
  ])
  func hearsADeedOfTheRightOne(answer: String, form: String) {
    #expect(isHeard(answer, form))
  }

  @Test(arguments: [
    ("The recipe keeps the baker.", "the baker keeps the recipe"),
    ("The baker is kept by the recipe.", "the baker keeps the recipe"),
    ("A shop keeps the baker.", "the baker keeps the recipe"),
    ("It is the recipe that keeps the baker.", "the baker keeps the recipe"),
    ("The guest calls the porter.", "the porter calls the guest"),
    ("The porter is called by the guest.", "the porter calls the guest"),
    ("The guest calls a taxi.", "the porter calls the guest"),
    (
      "You have to cancel the lease, the landlord leaves it running.",
      "the landlord cancels it for you"
    ),
    ("The drawer shows the cabinet.", "show the drawer"),
    ("The shop keeps the baker, and the recipe is printed.", "the baker keeps the recipe"),
    ("The baker is polite, and the shops keep the recipe.", "the baker keeps the recipe"),
  ])
  func doesNotHearADeedOfAnother(answer: String, form: String) {
    #expect(!isHeard(answer, form))
  }

  @Test(
    "a verb that is a quality as well was taken for one, and whoever had it done for who does it",
    arguments: [
      ("The baker owns recipes.", true), ("The bakers own recipes.", true),
      ("The porters own recipes, and the baker reads them aloud.", false),
      ("A porter should own recipes, and the baker reads them aloud.", false),
    ])
  func tellsAVerbByItsNumber(answer: String, isRight: Bool) {
    #expect(isHeard(answer, "the baker owns recipes") == isRight)
  }

  @Test(arguments: [
    ("The tram is slower than the train.", "the tram is slower than the train", true),
    ("The train is slower than the tram.", "the tram is slower than the train", false),
    ("A tram costs more than a train.", "a tram costs more than a train", true),
    ("A train costs more than a tram.", "a tram costs more than a train", false),
    ("The kitchen is a child of the hall.", "the kitchen is a child of the hall", true),
    ("The hall is a child of the kitchen.", "the kitchen is a child of the hall", false),
    ("The letter goes from the desk to the vault.", "the letter goes to the vault", true),
    ("The vault goes to the letter.", "the letter goes to the vault", false),
    ("The tenant outlives the lease.", "the tenant outlives the lease", true),
    ("The lease outlives the tenant.", "the tenant outlives the lease", false),
    ("The soup comes before the roast.", "the soup comes before the roast", true),
    ("The roast comes before the soup.", "the soup comes before the roast", false),
  ])
  func hearsWhichOfTwoIsTied(answer: String, form: String, isRight: Bool) {
    #expect(isHeard(answer, form) == isRight)
  }

  @Test(arguments: [
    ("The harbour is the owner.", true),
    ("The harbour is big, and it is the owner.", true),
    ("The harbour, which the town built, is the owner.", true),
    ("In short the owner is the harbour.", true),
    ("The harbour has a wall and the ferry is the owner.", false),
    ("The ferry is the owner, while the harbour has a wall.", false),
  ])
  func hearsOfWhatSomethingIsSaid(answer: String, isRight: Bool) {
    #expect(isHeard(answer, "the harbour is the owner") == isRight)
  }

  @Test("what the question moves from one thing to another was not told apart")
  func tellsApartWhatTheQuestionReplaces() {
    let ideas = [
      KeyIdea(
        id: "stall", label: "With a stall each guest pays alone",
        forms: [IdeaForm("payment is per guest")]),
      KeyIdea(
        id: "tavern", label: "With the tavern one guest pays for the table",
        forms: [IdeaForm("one bill for the table")]),
    ]
    let scorer = AnswerScorer(
      question: "You move from a tavern to a stall. What changes about paying?", ideas: ideas)
    #expect(scorer.score("At the stall payment is per guest.").verdicts[0].verdict == .covered)
    #expect(scorer.score("In the tavern payment is per guest.").verdicts[0].verdict != .covered)
  }
}
