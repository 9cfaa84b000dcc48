import Testing

@testable import TrainerScoring

/// What was once heard wrongly: credit for words that stood together by chance, and blame for what was
/// right.
@Suite struct FairHearingTests {
  /// Whether one of the forms is found by itself.
  private func isSaid(_ answer: String, by accept: [String]) -> Bool {
    let idea = KeyIdea(id: "x", label: "a name for it", forms: accept.map { IdeaForm($0) })
    let scorer = AnswerScorer(question: "", ideas: [idea])
    return scorer.signs(of: answer)?[0][.form] == 1
  }

  private func verdict(
    _ answer: String, accept: [String], reject: [String] = [], label: String = "a name for it",
    question: String = "What is there to say?"
  ) -> Verdict {
    let idea = KeyIdea(
      id: "idea", label: label, forms: accept.map { IdeaForm($0) },
      rejected: reject.map { IdeaForm($0) })
    return AnswerScorer(question: question, ideas: [idea]).score(answer).verdicts[0].verdict
  }

  @Test func anAuthorsOwnWordsAreNoSynonymsOfWhatTheyReject() {
    let verdict = verdict(
      "A token is a struct.", accept: ["a token is a struct"], reject: ["the token is a class"])
    #expect(verdict == .covered)
  }

  @Test func aRejectedFormOfTwoWordsNeedsItsRelation() {
    let verdict = verdict(
      "Delegates have to be classes.", accept: ["delegates have to be classes"],
      reject: ["a struct can be the delegate"])
    #expect(verdict == .covered)
  }

  @Test("a rejected form of two words was heard over the border of two clauses")
  func aRejectedFormOfOneClauseStandsInOne() {
    let accept = ["seven in the cellar"]
    let reject = ["seven in the attic"]
    #expect(
      verdict("In the cellar there are seven, in the attic none.", accept: accept, reject: reject)
        == .covered)
    #expect(
      verdict("There are seven in the attic.", accept: accept, reject: reject) == .contradicted)
  }

  @Test("a question was taken for a contradiction")
  func aQuestionContradictsNothing() {
    let accept = ["one ladder for both floors"]
    let reject = ["two separate ladders"]
    #expect(
      verdict(
        "Two separate ladders? No: one ladder for both floors.", accept: accept, reject: reject)
        == .covered)
    #expect(verdict("Two separate ladders.", accept: accept, reject: reject) == .contradicted)
    #expect(verdict("Do the parcels not arrive?", accept: ["the parcels arrive"]) == .missing)
  }

  @Test(
    "what was said of the other of two things, joined by \"and\", was taken for a contradiction",
    arguments: [
      "A stall is open and a tavern must be shut.", "A tavern has to be shut and a stall is open.",
    ])
  func aRejectedStatementIsSaidOfItsSubject(answer: String) {
    let (accept, reject) = (["a stall is open"], ["the stall is shut"])
    #expect(verdict(answer, accept: accept, reject: reject) == .covered)
    #expect(verdict("The stall is shut.", accept: accept, reject: reject) == .contradicted)
  }

  @Test("a form said word for word was taken for the denial of another")
  func aFormSaidWordForWordIsNotDenied() {
    let accept = ["the letter stays at home", "a letter sent by hand does not reach the town"]
    #expect(
      verdict("A letter sent by hand does not reach the town.", accept: accept) == .covered)
  }

  @Test("what is said of one thing spoke against another idea in the same words")
  func aWholeFormIsBelievedBesideALikeRejectedOne() {
    let ideas = [
      KeyIdea(
        id: "gate", label: "the gate is opened a single time",
        forms: [IdeaForm("the gate is opened once")]),
      KeyIdea(
        id: "door", label: "the door is opened again and again",
        forms: [IdeaForm("the door is opened many times")],
        rejected: [IdeaForm("the door is opened once")]),
    ]
    let scorer = AnswerScorer(question: "When are the gate and the door opened?", ideas: ideas)
    #expect(scorer.score("The gate is opened once.").verdicts[0].verdict == .covered)
  }

  @Test("an answer that names what the question does not was taken for its echo")
  func aNameThatTheQuestionDoesNotSayIsNoEcho() {
    let verdict = verdict(
      "in viewIsAppearing, not in viewWillAppear", accept: ["`viewIsAppearing`"],
      question: "Which view appears in which method, and why not in `viewWillAppear(_:)`?")
    #expect(verdict == .covered)
  }

  @Test("\"no alert\" hid that it denies")
  func whatIsNotShownIsDenied() {
    #expect(
      verdict("I show no alert.", accept: ["stay silent"], reject: ["show an alert"]) == .missing)
  }

  @Test func anyIsSaidOfAllOnly() {
    let reject = ["any upload moves the cursor"]
    let accept = ["a partial upload moves the cursor"]
    #expect(
      verdict("A partial upload moves the cursor.", accept: accept, reject: reject) == .covered)
    #expect(verdict("Any upload moves the cursor.", accept: accept, reject: reject) != .covered)
  }

  @Test func whatExcludesAWordIsNoSynonymOfIt() {
    #expect(verdict("A token is a class.", accept: ["a token is a struct"]) == .contradicted)
  }

  @Test func aDeniedOppositeOfWhatIsDeniedDenies() {
    let accept = ["running it twice must do no harm"]
    #expect(verdict("It is safe to run twice.", accept: accept) == .covered)
    #expect(verdict("It does no harm to run it twice.", accept: accept) == .covered)
    #expect(verdict("It needn't be safe to run twice.", accept: accept) == .contradicted)
  }

  @Test func whatStaysBehindDoesNotArrive() {
    #expect(verdict("The parcels stay behind.", accept: ["the parcels arrive"]) == .contradicted)
    #expect(verdict("The parcels get lost.", accept: ["the parcels do not arrive"]) == .covered)
  }

  @Test func whatOneBeginsWithComesFirst() {
    #expect(verdict("You begin with the ledger.", accept: ["the ledger first"]) == .covered)
    #expect(verdict("You close with the ledger.", accept: ["the ledger first"]) == .contradicted)
  }

  @Test func whatIsKeptFromHappeningDoesNotHappen() {
    let accept = ["the strap stops the lid from rattling"]
    #expect(verdict("With the strap the lid can't rattle.", accept: accept) == .covered)
    #expect(verdict("The strap keeps the lid from rattling.", accept: accept) == .covered)
  }

  @Test func anArrowMakesOneOfTheOther() {
    let accept = ["the ledger becomes a journal"]
    #expect(verdict("ledger -> journal", accept: accept) == .covered)
    #expect(!isSaid("ledger, journal", by: accept))
  }

  @Test func assignmentsSetAndClear() {
    let accept = ["remove the parcel on failure"]
    #expect(verdict("on error: parcel[id] = nil", accept: accept) == .covered)
    #expect(!isSaid("on error: parcel[id] = box", by: accept))
  }

  @Test(arguments: [
    (
      "The ledger is blue. Customs lets the checked boxes out through the rear at night.",
      Verdict.covered
    ),
    ("The ledger is blue. Customs never lets a checked box out at night.", .missing),
    ("The ledger is blue. There is night, and rain.", .missing),
  ])
  func severalFormsTogetherSayTheIdea(answer: String, expected: Verdict) {
    let forms = [
      "the clerk checks the parcel at night", "a checked parcel leaves by the rear gate",
      "customs weighs it",
    ]
    let ideas = [
      KeyIdea(id: "way", label: "a name for it", forms: forms.map { IdeaForm($0) }),
      KeyIdea(id: "ledger", label: "another", forms: [IdeaForm("the ledger is blue")]),
    ]
    let score = AnswerScorer(question: "What is there to say?", ideas: ideas).score(answer)
    #expect(score.verdicts[0].verdict == expected)
  }

  @Test func withoutReachesToItsSubjectOnly() {
    let accept = ["without a strap it rattles all day"]
    #expect(verdict("It has no strap, so it rattles all day.", accept: accept) == .covered)
  }

  @Test func noNeedsNoVerb() {
    let accept = ["lifecycle callbacks are not forwarded"]
    #expect(verdict("Then there are no lifecycle callbacks.", accept: accept) == .covered)
    #expect(verdict("It is about lifecycle callbacks.", accept: accept) != .covered)
  }

  @Test func whoWritesIsNotWhatIsWrittenByThem() {
    let accept = ["the ledger written by the broker calls audit"]
    let answer = "The broker writes the ledger, the ledger calls audit."
    #expect(verdict(answer, accept: accept) != .contradicted)
  }

  @Test(arguments: [
    ("The queue is held by the lock.", Verdict.contradicted),
    ("The lock is held by the queue.", .covered),
    ("The queue holds the lock.", .covered),
    ("The lock holds the queue.", .contradicted),
  ])
  func hearsWhoDoesItInThePassive(answer: String, expected: Verdict) {
    #expect(verdict(answer, accept: ["the queue holds the lock"]) == expected)
  }

  @Test(arguments: [
    ("Compile before you upload.", Verdict.covered), ("Upload before you compile.", .contradicted),
  ])
  func hearsWhatComesBeforeWhat(answer: String, expected: Verdict) {
    #expect(verdict(answer, accept: ["compile before upload"]) == expected)
  }

  @Test func aNameIsNoStatement() {
    let accept = ["tokens are bridged"]
    #expect(verdict("The type is a TokenBridgedFactory.", accept: accept) == .missing)
    #expect(verdict("Each token is bridged.", accept: accept) == .covered)
  }

  @Test func aStatementNeedsItsVerb() {
    let accept = ["report the timeout to the operator"]
    #expect(!isSaid("The operator sees a timeout.", by: accept))
    #expect(verdict("Tell the operator of the timeout.", accept: accept) == .covered)
  }

  @Test func whatThinFormsShareWithTheQuestionIsTakenByItsLetters() {
    let question = "What flows between Postgres and the cache?"
    let accept = ["the way back from Postgres"]
    #expect(verdict("Postgres is fast.", accept: accept, question: question) == .missing)
  }

  @Test func aPronounBringsNoPredicateAlong() {
    let accept = ["the operator rotates the token"]
    let answer = "The operator rotates the token never. It matters to the operator."
    #expect(verdict(answer, accept: accept) != .covered)
  }

  @Test func whatIsSaidOfTheOtherSubjectIsNotCredited() {
    let scorer = AnswerScorer(
      question: "What do you do in Postgres, and what in Redis?",
      ideas: [
        KeyIdea(
          id: "one", label: "Postgres keeps the ledger", forms: [IdeaForm("writes the ledger")]),
        KeyIdea(id: "two", label: "Redis keeps counters", forms: [IdeaForm("bumps counters")]),
      ])
    let swapped = scorer.score("Redis writes the ledger, Postgres bumps counters.").verdicts
    #expect(swapped.allSatisfy { $0.verdict != .covered })
    let right = scorer.score("Postgres writes the ledger, Redis bumps counters.").verdicts
    #expect(right.allSatisfy { $0.verdict == .covered })
  }

  @Test func instructionsInARowAreNoListOfTerms() {
    let answer = "Use a mutex: lock the queue, drain the buffer, unlock the queue."
    #expect(verdict(answer, accept: ["use a mutex"]) == .covered)
  }

  @Test func codeIsHeardBesideARejectedForm() {
    let verdict = verdict(
      "Refresh it first: `store.token = $token`.", accept: ["`store.token = $token`"],
      reject: ["make a new store"])
    #expect(verdict == .covered)
  }
}
