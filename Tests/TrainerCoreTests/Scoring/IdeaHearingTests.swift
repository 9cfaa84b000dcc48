import Testing

@testable import TrainerScoring

@Suite struct IdeaHearingTests {
  private static let question = "What happens to a parcel?"
  private static let ideas = [
    KeyIdea(
      id: "weigh", label: "the clerk weighs it",
      forms: ["the clerk weighs the parcel", "it is put on the scales"].map { IdeaForm($0) },
      rejected: [IdeaForm("the customer weighs it")]),
    KeyIdea(
      id: "stamp", label: "a stamp is glued on",
      forms: ["a stamp is glued on", "it gets postage"].map { IdeaForm($0) },
      rejected: [IdeaForm("no stamp is needed")]),
    KeyIdea(
      id: "van", label: "the van leaves at noon",
      forms: ["the van leaves at noon", "it departs with the midday van"].map { IdeaForm($0) }),
  ]

  private func verdicts(_ answer: String) -> [Verdict] {
    AnswerScorer(question: Self.question, ideas: Self.ideas).score(answer).verdicts.map(\.verdict)
  }

  private func signs(_ answer: String) throws -> [Signs] {
    try #require(AnswerScorer(question: Self.question, ideas: Self.ideas).signs(of: answer))
  }

  @Test func wordsOfSeveralFormsTogetherAreHeard() {
    #expect(
      verdicts("The clerk puts it on the scales. Off it goes at noon in the van.")[2] == .covered)
  }

  @Test func oneWordIsNotEnough() {
    #expect(verdicts("There was a van in the picture.") == [.missing, .missing, .missing])
  }

  @Test func whatIsWrongElsewhereIsASign() throws {
    let right = try signs("The van leaves at noon. A stamp is glued on.")[2]
    let wrong = try signs("The van leaves at noon. No stamp is needed.")[2]
    #expect(right[.othersSaid] == 0.5)
    #expect(right[.othersDenied] == 0)
    #expect(wrong[.othersDenied] == 1)
    #expect(Credence.logOdds(wrong) < Credence.logOdds(right))
  }

  @Test func aFormThatIsDeniedIsNotBelievedForItsWords() {
    #expect(verdicts("The clerk never weighs the parcel.")[0] == .contradicted)
  }

  @Test func theWordsThatDecidedAreShown() throws {
    let answer = "Off it goes at noon, in the van."
    let verdict = AnswerScorer(question: Self.question, ideas: Self.ideas).score(answer).verdicts[2]
    #expect(verdict.verdict == .covered)
    #expect(verdict.evidence.words(in: answer).contains("noon"))
  }

  @Test("of a belief for many words those were shown that happen to be near one form")
  func mostOfWhatDecidedIsShown() {
    let idea = KeyIdea(
      id: "bridge", label: "the bridge opens for tall ships in the morning",
      forms: [
        "the bridge is raised for ships", "tall masts pass below", "cars wait in the morning",
      ]
      .map { IdeaForm($0) })
    let answer =
      "Masts that are tall need the bridge out of the way, and the cars know it in the morning."
    let verdict = AnswerScorer(question: "What happens?", ideas: [idea]).score(answer).verdicts[0]
    #expect(verdict.verdict == .covered)
    #expect(
      verdict.evidence.words(in: answer) == ["Masts", "tall", "bridge", "cars", "morning"])
  }

  /// An idea of which an answer has words that suffice only where it is on the topic.
  private func likely(_ idea: String, isBarred: Bool = false) -> IdeaHearing {
    var hearing = IdeaHearing(idea: idea)
    hearing.signs = [.nearWords: 1, .words: 2, .ownWords: 2, .exactness: 0.2]
    hearing.fullest = Finding(form: idea, ranges: [0..<4], strength: 0, weight: 2)
    hearing.isBarred = isBarred
    return hearing
  }

  @Test("right answers all in own words were missed, since each idea alone was too little")
  func twoLikelyIdeasShowThatTheAnswerIsOnTopic() {
    func verdicts(_ hearings: IdeaHearing...) -> [Verdict] {
      IdeaHearing.verdicts(hearings).map(\.verdict)
    }
    let odds = Credence.logOdds(likely("weigh").signs)
    #expect((Credence.onTopic / 2..<Credence.onTopic).contains(odds))
    #expect(verdicts(likely("weigh")) == [.missing])
    #expect(verdicts(likely("weigh"), likely("van")) == [.covered, .covered])
    #expect(verdicts(likely("weigh"), likely("van", isBarred: true)) == [.missing, .missing])
  }

  @Test func anEmptyAnswerHasNoSigns() {
    let scorer = AnswerScorer(question: Self.question, ideas: Self.ideas)
    #expect(scorer.signs(of: "")?.count == nil)
  }
}
