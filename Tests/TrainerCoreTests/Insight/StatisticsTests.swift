import Testing
import TrainerScheduling
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("Statistics of a history")
struct StatisticsTests {
  private let state: TestState

  init() throws { state = try TestState() }

  private static let deck = DeckParser.parse(
    SourceText(
      name: "lesson/deck.md",
      """
      ## One {#one kind=card topic=layout}
      ### Answer
      a
      ### Key ideas
      - the first idea: this | that | these
      - the second idea: those | them | there

      ## Two {#two kind=trick topic=observation}
      ### Answer
      b

      ## Three {#three kind=card}
      ### Answer
      c

      """)
  ).deck

  /// An answer to an item on a day, which comes back after some days.
  private func answer(
    _ item: String, _ rating: Rating, day: Int, dueIn days: Int, suggested: Rating? = nil,
    sure: Bool? = nil, ahead: Bool = false, ideas: [(String, String)] = []
  ) -> (body: EventBody, moment: Moment) {
    let moment = Moment.day(day)
    let due = moment.utcMilliseconds + Int64(days) * 86_400_000
    return (
      .review(
        ReviewFacts(
          key: RecordKey(item), rating: rating, due: due, milliseconds: 10_000,
          suggested: suggested, sure: sure, ahead: ahead,
          ideas: ideas.map { IdeaVerdict(idea: $0.0, verdict: $0.1) })), moment
    )
  }

  private func statistics(
    _ events: [(body: EventBody, moment: Moment)], at day: Int, scope: Scope = Scope(),
    since: StudyDay? = nil
  ) throws -> Statistics {
    try state.home.write(logLines(events), to: state.ownLog)
    let library = Library([Self.deck], try state.replayed())
    return try Statistics(
      of: state.folder.history(), in: library, scope: scope, since: since, at: .day(day))
  }

  private static let zero = Moment.day(0).studyDay(dayStartMinutes: 240)

  @Test("retention counts what was due in review, by maturity, and nothing else")
  func retention() throws {
    let figures = try statistics(
      [
        answer("one", .easy, day: 0, dueIn: 5),
        answer("two", .again, day: 0, dueIn: 0),
        answer("two", .good, day: 1, dueIn: 0),
        answer("one", .good, day: 5, dueIn: 30),
        answer("one", .good, day: 6, dueIn: 30, ahead: true),
        answer("one", .again, day: 35, dueIn: 0),
        answer("one", .good, day: 36, dueIn: 4),
        answer("one", .again, day: 40, dueIn: 0),
      ], at: 40
    ).answers
    #expect(figures.count == 8)
    #expect(figures.milliseconds == 80_000)
    #expect(figures.ratings.again == 3 && figures.ratings.good == 4 && figures.ratings.easy == 1)
    #expect(figures.young == Share(count: 1, of: 2))
    #expect(figures.mature == Share(count: 0, of: 1))
    #expect(figures.retention.value == 1.0 / 3)
  }

  @Test("suggestions and confidence are compared with what was rated")
  func comparisons() throws {
    let figures = try statistics(
      [
        answer("one", .good, day: 0, dueIn: 1, suggested: .good, sure: true),
        answer("two", .again, day: 0, dueIn: 1, suggested: .good, sure: true),
        answer("three", .easy, day: 0, dueIn: 1, suggested: .hard, sure: false),
        answer("three", .again, day: 1, dueIn: 1, sure: false),
      ], at: 2
    ).answers
    #expect(figures.followed == Share(count: 1, of: 3))
    #expect(figures.harder == 1 && figures.easier == 1)
    #expect(figures.sure == Share(count: 1, of: 2))
    #expect(figures.unsure == Share(count: 1, of: 2))
  }

  @Test("a day is the study day of the place where it was")
  func days() throws {
    // 23:30 UTC is half past midnight in Berlin: still the day before, which ends at 04:00.
    let night = Moment(
      utcMilliseconds: Moment.day(0).utcMilliseconds + 16 * 3_600_000 + 1_800_000, offsetMinutes: 60
    )
    let far = Moment(utcMilliseconds: night.utcMilliseconds, offsetMinutes: 9 * 60)
    let facts = ReviewFacts(key: RecordKey("one"), rating: .good, due: 0, milliseconds: 1)
    let figures = try statistics([(.review(facts), night), (.review(facts), far)], at: 3)
    #expect(figures.days.map(\.day) == [Self.zero, Self.zero.advanced(by: 1)])
    #expect(figures.practised.last7 == 2 && figures.practised.last30 == 2)
  }

  @Test("days practised count from today backwards, whatever is asked for")
  func practised() throws {
    let days = [0, 17, 24, 25, 29, 30]
    let figures = try statistics(
      days.map { answer("one", .good, day: $0, dueIn: 1) }, at: 30,
      since: Self.zero.advanced(by: 29))
    #expect(figures.practised.last7 == 4 && figures.practised.last14 == 5)
    #expect(figures.practised.last30 == 5)
    #expect(figures.days.count == 2 && figures.answers.count == 2)
  }

  @Test("groups hold all questions, and recall of those that were seen")
  func groups() throws {
    let figures = try statistics(
      [answer("one", .good, day: 0, dueIn: 4), answer("two", .good, day: 0, dueIn: 4)], at: 0)
    #expect(figures.topics.map(\.name) == ["layout", "observation"])
    #expect(figures.kinds.map(\.questions) == [2, 1] && figures.kinds.map(\.seen) == [1, 1])
    #expect(figures.lessons.map(\.name) == ["lesson"])
    #expect(figures.topics.allSatisfy { (0.8..<1).contains($0.recall ?? 0) })
    #expect(figures.recall.questions == 3 && figures.recall.seen == 2)
    #expect((1.6..<2).contains(figures.recall.tomorrow) && figures.recall.onInterview == nil)
    #expect(figures.recall.inSteps == 2)
  }

  @Test("the day of the interview is told as long as it is not over, for whoever stops now")
  func interview() throws {
    let events = [
      (body: EventBody.set(.interviewDate(Self.zero.advanced(by: 20))), moment: Moment.day(0)),
      answer("one", .good, day: 0, dueIn: 4),
    ]
    let before = try statistics(events, at: 10)
    let then = try #require(before.recall.onInterview)
    #expect(before.interview == Self.zero.advanced(by: 20))
    #expect(then < before.recall.tomorrow && then > 0)
    #expect(try statistics(events, at: 20).interview != nil)
    #expect(try statistics(events, at: 21).interview == nil)
  }

  @Test("ideas that are missed often come first, and those of other items not at all")
  func ideas() throws {
    func answers(_ verdicts: [String]) -> [(body: EventBody, moment: Moment)] {
      verdicts.enumerated().map { day, verdict in
        answer(
          "one", .good, day: day, dueIn: 1,
          ideas: [
            ("the-first-idea", verdict), ("the-second-idea", day == 0 ? "missing" : "covered"),
          ])
      }
    }
    let gone = answer("gone", .again, day: 0, dueIn: 1, ideas: [("it", "missing")])
    let figures = try statistics(
      answers(["missing", "contradicted", "covered"]) + [gone], at: 3)
    #expect(figures.ideas.map(\.label) == ["the first idea", "the second idea"])
    #expect(figures.ideas.map(\.tally.missed) == [2, 1])
  }

  @Test("a topic narrows everything, and one that is not there is named")
  func topic() throws {
    let events = [
      answer("one", .good, day: 0, dueIn: 1), answer("two", .good, day: 1, dueIn: 1),
      answer("gone", .good, day: 2, dueIn: 1),
    ]
    let layout = try statistics(events, at: 2, scope: Scope(topics: ["layout"]))
    #expect(layout.answers.count == 1 && layout.days.count == 1)
    #expect(layout.recall.questions == 1 && layout.forecast.counts.reduce(0, +) == 0)
    #expect(try statistics(events, at: 2).answers.count == 3)
    #expect(throws: UnknownName(sought: .topic, name: "layuot", nearest: "layout")) {
      try statistics(events, at: 2, scope: Scope(topics: ["layuot"]))
    }
  }
}
