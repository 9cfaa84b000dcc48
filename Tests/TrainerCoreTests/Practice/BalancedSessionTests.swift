import Testing
import TrainerScheduling
import TrainerText

@testable import TrainerCore

@Suite("A session and the load of the coming days")
struct BalancedSessionTests {
  private static let time = SessionTime(moment: SessionScript.start, steadyMilliseconds: 0)

  private func session(_ load: DayLoad?) -> PracticeSession {
    let deck = DeckParser.parse(SourceText(name: "deck.md", "Q: One?\nA: a\n\nQ: Two?\nA: b\n"))
      .deck
    return PracticeSession(
      deck.items.flatMap(Question.all(of:)), schedules: [nil, nil], seenToday: 0,
      settings: PracticeSettings(), options: PracticeOptions(seed: 1), load: load, at: Self.time)
  }

  /// The days that Easy promises for the question on the screen, and the session after taking them.
  private func easy(_ session: inout PracticeSession) -> Int? {
    let effects = session.apply(.knowIt, at: Self.time)
    guard case .show(.revealed(let screen)) = effects.first else { return nil }
    let outcome = screen.outcomes.easy
    _ = session.apply(.rate(.easy), at: Self.time)
    guard let device = DeviceName("test") else { return nil }
    _ = session.recorded(
      outcome, as: EventReference(device: device, number: 1), at: Self.time)
    return outcome.scheduledDays
  }

  @Test("two items of one session do not come back on one day where they need not")
  func apart() {
    let today = StudyDay(
      utcMilliseconds: SessionScript.start.utcMilliseconds, offsetMinutes: 60, dayStartMinutes: 240)
    var balanced = session(DayLoad(from: today))
    _ = balanced.start()
    let first = easy(&balanced)
    let second = easy(&balanced)
    #expect(first != nil)
    #expect(first != second)
  }

  @Test("what is undone weighs nothing any more")
  func undone() {
    let today = StudyDay(
      utcMilliseconds: SessionScript.start.utcMilliseconds, offsetMinutes: 60, dayStartMinutes: 240)
    var session = session(DayLoad(from: today))
    _ = session.start()
    let before = session.sitting.load
    _ = easy(&session)
    #expect(session.sitting.load != before)
    _ = session.apply(.undo, at: Self.time)
    _ = session.tookBack(at: Self.time)
    #expect(session.sitting.load == before)
  }
}
