import Testing
import TrainerScheduling
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("What a desired retention asks")
struct RetentionCostTests {
  private let state: TestState

  init() throws { state = try TestState() }

  private func library(seen: Int, of count: Int) throws -> Library {
    let deck = (0..<count).map { "Q: What is \($0)? {#q\($0)}\nA: a\n" }.joined(separator: "\n")
    let events = (0..<seen).flatMap { number in
      [0, 3].map { day in
        (
          body: EventBody.review("q\(number)", .easy, dueIn: 3 + number % 7, at: .day(day)),
          moment: Moment.day(day)
        )
      }
    }
    try state.home.write(logLines(events), to: state.ownLog)
    return Library(
      [DeckParser.parse(SourceText(name: "lesson/deck.md", deck)).deck], try state.replayed())
  }

  private func settings(_ retentions: [Double]) -> [PracticeSettings] {
    retentions.map { retention in
      var settings = PracticeSettings()
      settings.scheduling.desiredRetention = retention
      return settings
    }
  }

  private let pace = InterviewPlan.Pace(secondsPerAnswer: 20)

  @Test("a higher one asks more answers and more minutes a day")
  func rising() throws {
    let costs = RetentionCost.compared(
      in: try library(seen: 80, of: 120), pace: pace, at: .day(4))
    #expect(costs.map(\.retention) == RetentionCost.compared)
    #expect(zip(costs, costs.dropFirst()).allSatisfy { $0.answersADay < $1.answersADay })
    for cost in costs { #expect(isNear(cost.minutesADay, cost.answersADay / 3, 1e-9)) }
  }

  @Test("the extremes can be asked for, and the same library gives the same cost")
  func extremes() throws {
    let library = try library(seen: 30, of: 30)
    let costs = RetentionCost.of(settings([0.7, 0.99]), in: library, pace: pace, at: .day(4))
    #expect(costs == RetentionCost.of(settings([0.7, 0.99]), in: library, pace: pace, at: .day(4)))
    #expect(costs[1].answersADay > 3 * costs[0].answersADay)
  }

  @Test("a lesson of its own retention costs as if all had it, where there is no other lesson")
  func lesson() throws {
    let library = try library(seen: 30, of: 40)
    var own = PracticeSettings()
    own.lessonRetentions = LessonRetentions([("Lesson", 0.97)])
    let costs = RetentionCost.of(
      [own] + settings([0.97, 0.9]), in: library, pace: pace, at: .day(4))
    #expect(costs[0].answersADay == costs[1].answersADay)
    #expect(costs[0].answersADay > costs[2].answersADay)
  }

  @Test("where nothing was answered there is nothing to tell")
  func nothing() throws {
    #expect(
      RetentionCost.compared(in: try library(seen: 0, of: 10), pace: pace, at: .day(4)).isEmpty)
  }

  @Test("a large library is told by a part of it")
  func large() throws {
    let small = RetentionCost.of(
      settings([0.9]), in: try library(seen: 2000, of: 2000), pace: pace, at: .day(4))
    let large = RetentionCost.of(
      settings([0.9]), in: try library(seen: 6000, of: 6000), pace: pace, at: .day(4))
    #expect(isNear(large[0].answersADay / small[0].answersADay, 3, 0.15))
  }
}
