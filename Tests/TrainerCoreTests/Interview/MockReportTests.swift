import Testing

@testable import TrainerCore

/// What a report says, and what it leaves to the transcript.
@Suite struct MockReportTests {
  private func report(_ form: MockForm, _ candidate: String) throws -> MockReport {
    try MockScript.hold(form, with: candidate).report
  }

  /// None of it blames anybody, and each names a next step.
  @Test func adviceFollowsFromWhatWasHeard() throws {
    #expect(try report(.design, "silent").advice == .saySomething)
    #expect(try report(.design, "terms").advice == .sayWhatThingsDo)
    #expect(try report(.design, "poor").advice == .typeWhatYouSay(HalfPoints(8)))
    #expect(
      try report(.rapid, "poor").advice
        == .learnFirst(
          MockReading(number: 1, about: "Sleep that was cancelled", names: ["debounce-check"])))
    #expect(
      try report(.coding, "wrong").advice
        == .settle(label: "never cancelled", read: "debounce-cancel"))
    #expect(try report(.design, "strong").advice == .keepGoing)
  }

  @Test("an interview that ended before the code was to be read up on, checkpoint by checkpoint")
  func whatNeverCameUpIsNotToBeRead() throws {
    var stage = MockStage(try MockScript.plan(.coding))
    stage.type("")
    stage.type("/q")
    stage.type("/q")
    #expect(stage.session.isFinished)
    #expect(stage.session.report.reading.isEmpty)
  }

  @Test("a report of many points was longer than anybody reads on a terminal")
  func manyPointsAreCounted() throws {
    let ideas = (1...40).map { "- point \($0): form \($0)\n" }.joined()
    let ids = (1...40).map { "point-\($0)" }.joined(separator: ", ")
    let plan = try MockScript.plan(
      of: "## Do it {kind=design}\n\n### Phases\n- sketch: 5\n  - ideas: \(ids)\n\n"
        + "### Key ideas\n\(ideas)")
    var stage = MockStage(plan)
    stage.type("")
    stage.type("nothing of this comes to mind")
    stage.apply(.next)
    #expect(stage.session.isFinished)
    let page = MockPage(
      record: MockRecord(name: "mock", started: MockScript.start, plan: plan),
      session: stage.session)
    #expect(page.report.contains("- ✗ point 12\n- and 28 more that were not heard"))
    #expect(page.transcript.contains("- ✗ point 40"))
  }

  @Test(
    arguments: [
      ("one, two and three", 5..<8, "two and three"), ("say it: here", 0..<3, "say it"),
      ("version 1.5 is out", 10..<11, "version 1.5 is out"),
      ("first line\nsecond line", 11..<17, "second line"), ("é, ü.", 4..<6, "ü"),
    ])
  func aQuoteIsTheClauseAroundTheWords(_ text: String, _ range: Range<Int>, _ quote: String) {
    #expect(text.quoting(clauseOf: [range]) == quote)
  }

  @Test func aLongClauseIsNotQuotedWhole() {
    let text = String(repeating: "word ", count: 30)
    #expect(text.quoting(clauseOf: [5..<14]) == "word word")
    #expect(text.cutToBeQuoted.hasSuffix("word…"))
    #expect(text.cutToBeQuoted.count <= 60)
  }
}
