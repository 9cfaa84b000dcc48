import Testing

@testable import TrainerScoring

@Suite struct AnswerScorerTests {
  @Test(arguments: [
    ("The sensor is read once, at power on.", "once", Verdict.covered),
    ("It reads the sensor only one time when it starts.", "once", .covered),
    ("The sensr is raed once.", "once", .covered),
    ("Nobody reads the sensor once; the sensor is polled all the time.", "once", .contradicted),
    ("The sensor isn't read once.", "once", .contradicted),
    ("The sensor is read often.", "once", .contradicted),
    ("I don't know whether the sensor is read once.", "once", .missing),
    ("The relay remains open.", "empty", .covered),
    ("A dry kettle opens the relay.", "empty", .covered),
    ("The relay stays closed.", "empty", .contradicted),
    ("Unless the relay stays open it burns.", "empty", .covered),
    ("func lidInterrupt() { heater.power = .off }", "cut", .covered),
    ("Never write heater.power = .off there.", "cut", .missing),
    ("Heater dot power equals dot off.", "cut", .missing),
    ("You must turn the heater off.", "cut", .missing),
    ("There isn't any alarm.", "no-alarm", .covered),
    ("An alarm sounds.", "no-alarm", .missing),
  ])
  func judges(answer: String, idea: String, verdict: Verdict) {
    #expect(Example.verdicts(answer)[idea] == verdict)
  }

  @Test func showsTheWordsThatDecided() {
    let answer = "Well: the sensor is read once."
    let evidence = Example.scorer.score(answer).verdicts[0].evidence
    let bytes = Array(answer.utf8)
    #expect(
      evidence.ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == [
        "sensor", "read", "once",
      ])
    guard case .matches(let form, _) = evidence else {
      Issue.record("\(evidence)")
      return
    }
    #expect(form == "sensor is read once")
  }

  @Test(arguments: [
    ("", Evidence.empty),
    (" \n\t…", .empty),
    ("sensor, relay, heater, interrupt, lid, alarm, kettle, empty", .onlyNames),
    (
      "The lid sensor keeps the kettle from boiling dry, and the heater must do it.",
      .repeatsQuestion
    ),
  ])
  func givesNothingForWorthlessAnswers(answer: String, evidence: Evidence) {
    let score = Example.scorer.score(answer)
    #expect(score.points == 0)
    #expect(score.verdicts.allSatisfy { $0.verdict == .missing && $0.evidence == evidence })
  }

  @Test(arguments: [
    "I would talk about the sensor that is read once and the relay that stays open.",
    "Sensors that are read once are an important part of kettles.",
    "I am comfortable with relays that stay open and sensors read once.",
  ])
  func givesNothingForMereMentions(answer: String) {
    #expect(Example.scorer.score(answer).points == 0)
  }

  @Test func takesYesAndNoForTheQuestion() {
    let scorer = AnswerScorer(
      question: "The lid is open. Would you keep the heater running?",
      ideas: [
        KeyIdea(
          id: "stop", label: "do not keep it running",
          forms: [IdeaForm("don't keep heater running")])
      ])
    #expect(scorer.score("No.").verdicts[0].verdict == .covered)
    #expect(scorer.score("Yes, always.").verdicts[0].verdict != .covered)
  }

  @Test func seesWhoDoesWhatToWhom() {
    let scorer = AnswerScorer(
      question: "Explain the design.",
      ideas: [KeyIdea(id: "a", label: "roles", forms: [IdeaForm("the parser feeds the cache")])])
    #expect(scorer.score("The parser feeds the cache.").verdicts[0].verdict == .covered)
    #expect(scorer.score("The cache is fed by the parser.").verdicts[0].verdict == .covered)
    #expect(scorer.score("The cache feeds the parser.").verdicts[0].verdict != .covered)
  }

  @Test func dependsOnNoOtherItemAndOnNoRun() {
    let answer = "The sensor is read once and the relay stays open, no alarm."
    let alone = Example.scorer.score(answer)
    _ = AnswerScorer(question: "Other?", ideas: Example.ideas.reversed()).score(answer)
    #expect(AnswerScorer(question: Example.question, ideas: Example.ideas).score(answer) == alone)
  }
}
