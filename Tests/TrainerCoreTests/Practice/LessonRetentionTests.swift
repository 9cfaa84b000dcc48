import Testing
import TrainerScheduling
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("Lessons with a desired retention of their own")
struct LessonRetentionTests {
  private static let time = SessionTime(moment: SessionScript.start, steadyMilliseconds: 0)

  /// Where a question known for long stands when its session begins.
  private static let schedule = CardSchedule(
    phase: .review, memory: MemoryState(stability: 40, difficulty: 5),
    lastReview: Moment(
      utcMilliseconds: SessionScript.start.utcMilliseconds - 40 * 86_400_000, offsetMinutes: 60),
    due: SessionScript.start.utcMilliseconds,
    reps: 5, lapses: 0, scheduledDays: 40)

  /// The days that Good promises for a question of a lesson.
  private func days(of lesson: String, _ retentions: LessonRetentions) -> Int? {
    let text = SourceText(name: "\(lesson)/deck.md", "Q: One? {#one}\nA: a\n")
    var settings = PracticeSettings()
    settings.lessonRetentions = retentions
    var session = PracticeSession(
      DeckParser.parse(text).deck.items.flatMap(Question.all(of:)), schedules: [Self.schedule],
      seenToday: 0, settings: settings, options: PracticeOptions(seed: 1), at: Self.time)
    _ = session.start()
    guard case .show(.revealed(let screen)) = session.apply(.knowIt, at: Self.time).first else {
      return nil
    }
    return screen.outcomes.good.scheduledDays
  }

  @Test("what is to be known better comes back sooner, and nothing else changes")
  func sooner() throws {
    let usual = try #require(days(of: "hosting", .none))
    let better = LessonRetentions([("Hosting", 0.97)])
    #expect(try #require(days(of: "hosting", better)) < usual / 2)
    #expect(days(of: "sizing", better) == usual)
  }

  @Test("what may be known less well comes back later")
  func later() throws {
    let usual = try #require(days(of: "hosting", .none))
    #expect(try #require(days(of: "hosting", LessonRetentions([("hosting", 0.75)]))) > usual)
  }

  @Test("values out of range are moved into it, and the last of a name holds")
  func held() {
    let retentions = LessonRetentions([("a", 0.8), ("A", 0.2), ("b", 7)])
    #expect(retentions["a"] == 0.7)
    #expect(retentions["B"] == 0.99)
    #expect(retentions["c"] == nil)
    #expect(retentions.entries.map(\.lesson) == ["A", "b"])
  }

  @Test("the last setting of the log holds for all of them")
  func logged() throws {
    let state = try TestState()
    let settings: [LessonRetentions] = [
      LessonRetentions([("a", 0.8), ("b", 0.95)]), LessonRetentions([("b", 0.9)]),
    ]
    try state.home.write(
      logLines(settings.enumerated().map { (.set(.lessonRetention($1)), .minute($0)) }),
      to: state.ownLog)
    let progress = try state.replayed()
    #expect(progress.settings.lessonRetentions == settings[1])
    #expect(progress.scheduler(ofLesson: "b").settings.desiredRetention == 0.9)
    #expect(progress.scheduler(ofLesson: "a").settings == progress.scheduler.settings)
  }
}
