import Testing
import TrainerTestKit

@testable import TrainerScheduling

@Suite struct DayLoadTests {
  /// A Monday.
  private let today = StudyDay(number: 20_059)

  private func load(_ counts: [Int: Int], _ shares: WeekShares = .even) -> DayLoad {
    var load = DayLoad(from: today, shares)
    for (days, count) in counts {
      for _ in 0..<count { load.add(on: today.advanced(by: days)) }
    }
    return load
  }

  @Test("days begin on Monday")
  func monday() { #expect(today.weekday == 0) }

  @Test("the lightest day takes it, the drawn one among equals")
  func lightest() {
    #expect(load([:]).lightest(of: 5...9, from: today, drawn: 7) == 7)
    #expect(load([7: 1]).lightest(of: 5...9, from: today, drawn: 7) == 6)
    #expect(load([5: 3, 6: 3, 7: 3, 8: 1, 9: 3]).lightest(of: 5...9, from: today, drawn: 5) == 8)
    #expect(load([5: 2, 6: 2, 7: 2, 8: 2, 9: 2]).lightest(of: 5...9, from: today, drawn: 9) == 5)
  }

  @Test("what was taken away again weighs nothing, and nothing weighs less than nothing")
  func removal() {
    var load = load([4: 1])
    load.remove(on: today.advanced(by: 4))
    load.remove(on: today.advanced(by: 4))
    load.add(on: today.advanced(by: -1))
    load.add(on: today.advanced(by: 4000))
    #expect(load == DayLoad(from: today))
  }

  @Test("an easy day stays one when it is empty, and holds its share when all are full")
  func easy() throws {
    let weekend = try #require(WeekShares([1, 1, 1, 1, 1, 0.5, 0]))
    // Days 4, 5 and 6 after a Monday are Friday, Saturday, Sunday.
    #expect(load([:], weekend).lightest(of: 4...6, from: today, drawn: 6) == 4)
    #expect(load([4: 1], weekend).lightest(of: 4...6, from: today, drawn: 6) == 4)
    #expect(load([4: 5, 5: 1], weekend).lightest(of: 4...6, from: today, drawn: 6) == 5)
    #expect(load([4: 90, 5: 90], weekend).lightest(of: 4...6, from: today, drawn: 6) == 4)
    #expect(load([:], weekend).lightest(of: 6...6, from: today, drawn: 6) == 6)
  }

  @Test("shares are seven, and 0 to 1")
  func shares() {
    #expect(WeekShares([1, 1]) == nil)
    #expect(WeekShares([1, 1, 1, 1, 1, 1, 1.1]) == nil)
    #expect(WeekShares([.nan, 1, 1, 1, 1, 1, 1]) == nil)
  }

  @Test(arguments: 0..<30)
  func intervalsStayInTheirRange(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var load = DayLoad(from: today)
    for _ in 0..<300 { load.add(on: today.advanced(by: Int.random(in: 0...120, using: &random))) }
    let interval = Double.random(in: 0.1...200, using: &random)
    let number = UInt64.random(in: 0...(.max), using: &random)
    let balanced = IntervalFuzz(seed: number, load, on: today)
    let all = stride(from: 0, to: 1, by: 0.001).map {
      IntervalFuzz(draw: $0).days(interval, minimum: 1, maximum: 150)
    }
    let days = balanced.days(interval, minimum: 1, maximum: 150)
    #expect(all.contains(days))
    #expect(days == balanced.days(interval, minimum: 1, maximum: 150))
    if interval > Double(DayLoad.reach) {
      #expect(days == IntervalFuzz(seed: number).days(interval, minimum: 1, maximum: 150))
    }
  }

  @Test("the buttons keep their order", arguments: 0..<40)
  func order(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var load = DayLoad(from: today)
    for _ in 0..<200 { load.add(on: today.advanced(by: Int.random(in: 0...60, using: &random))) }
    let scheduler = Scheduler(SchedulerSettings())
    let now = Moment(
      utcMilliseconds: today.middle(offsetMinutes: 0, dayStartMinutes: 240), offsetMinutes: 0)
    let last = Moment(utcMilliseconds: now.utcMilliseconds - 10 * 86_400_000, offsetMinutes: 0)
    let schedule = CardSchedule(
      phase: .review,
      memory: MemoryState(
        stability: Double.random(in: 1...60, using: &random), difficulty: 5), lastReview: last,
      due: now.utcMilliseconds, reps: 3, lapses: 0, scheduledDays: 10)
    let outcomes = scheduler.outcomes(on: schedule, at: now, seed: UInt64(seed), load: load)
    #expect(outcomes.hard.scheduledDays < outcomes.good.scheduledDays)
    #expect(outcomes.good.scheduledDays < outcomes.easy.scheduledDays)
  }
}
