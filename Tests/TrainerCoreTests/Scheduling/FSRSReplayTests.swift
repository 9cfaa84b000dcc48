import Testing
import TrainerTestKit

@testable import TrainerScheduling

@Suite struct FSRSReplayTests {
  let model = FSRSModel(.standard)

  @Test func anEmptyLogGivesNothing() {
    #expect(FSRSReplay(model: model, elapsed: .periods).replay([]).isEmpty)
  }

  /// 23 hours are no period of 24, but may lie in two study days; five minutes too.
  @Test(arguments: [
    ("2026-12-01 05:00", "2026-12-02 04:30", 0, 1),
    ("2026-12-02 03:55", "2026-12-02 04:05", 0, 1),
    ("2026-12-01 23:50", "2026-12-02 00:10", 0, 0),
    ("2026-12-01 12:00", "2026-12-05 11:59", 3, 4),
    ("2026-12-01 12:00", "2026-12-05 12:00", 4, 4),
  ])
  func countsPeriodsOrStudyDays(first: String, second: String, periods: Int, days: Int) {
    let rows = [first, second].map {
      ReviewRow(card: 0, rating: .good, utcMilliseconds: instant($0))
    }
    let byPeriods = FSRSReplay(model: model, elapsed: .periods).replay(rows)
    #expect(byPeriods.map { Int($0.elapsed) } == [0, periods])
    let byDays = replay(offset: { _ in 0 }).replay(rows)
    #expect(byDays.map { Int($0.elapsed) } == [0, days])
  }

  @Test func asksForTheOffsetOfEachInstant() {
    let change = instant("2026-03-29 01:00")
    // 03:30 and 04:30 by the clock of Berlin, one hour apart on the night of the change.
    let rows = ["2026-03-29 01:30", "2026-03-29 02:30", "2026-03-30 01:30"].map {
      ReviewRow(card: 0, rating: .good, utcMilliseconds: instant($0))
    }
    let berlin = replay(offset: { $0 < change ? 60 : 120 }).replay(rows)
    #expect(berlin.map(\.elapsed) == [0, 1, 0])
  }

  @Test func aTurnedBackDateIsTheSameDay() {
    let rows = ["2026-12-02 05:00", "2026-12-02 06:00"].map {
      ReviewRow(card: 0, rating: .good, utcMilliseconds: instant($0))
    }
    let journey = instant("2026-12-02 05:30")
    let result = replay(offset: { $0 < journey ? 0 : -480 }).replay(rows)
    #expect(result.map(\.elapsed) == [0, 0])
  }

  @Test(arguments: [(0.9, 36_500, [2, 11]), (0.9, 7, [2, 7]), (0.99, 36_500, [1, 1])])
  func intervalsAreWholeDaysUpToTheMaximum(retention: Double, maximum: Int, intervals: [Int32]) {
    let rows = ["2026-12-01 12:00", "2026-12-03 12:00"].map {
      ReviewRow(card: 0, rating: .good, utcMilliseconds: instant($0))
    }
    let replay = FSRSReplay(
      model: model, retention: retention, maximumInterval: maximum, elapsed: .periods)
    #expect(replay.replay(rows).map(\.interval) == intervals)
  }

  @Test(arguments: [1e-300, 1 - 1e-16])
  func senselessRetentionsGiveIntervalsAllTheSame(retention: Double) {
    let replay = FSRSReplay(model: model, retention: retention, elapsed: .periods)
    let rows = [ReviewRow(card: 0, rating: .good, utcMilliseconds: 0)]
    #expect(replay.replay(rows).allSatisfy { 1...36_500 ~= $0.interval })
  }

  @Test(arguments: 0..<20)
  func equalsTheModelStepByStep(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let rows = anyLog(&random)
    let actual = FSRSReplay(model: model, elapsed: .periods).replay(rows)
    var latest: [UInt32: (state: MemoryState, time: Int64)] = [:]
    for (row, replayed) in zip(rows, actual) {
      let before = latest[row.card]
      let days = before.map { Int((row.utcMilliseconds - $0.time) / (24 * hour)) } ?? 0
      let state =
        before.map { model.next($0.state, row.rating, elapsedDays: days) }
        ?? model.first(row.rating)
      #expect(replayed.memory == state)
      #expect(Int(replayed.elapsed) == days)
      #expect(
        replayed.retrievability
          == before.map { model.retrievability($0.state, elapsedDays: Double(days)) })
      latest[row.card] = (state, row.utcMilliseconds)
    }
  }

  /// Rows of one time keep their order, so only rows of different times are exchanged.
  @Test(arguments: 0..<20)
  func theOrderOfRowsDoesNotMatter(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let rows = anyLog(&random)
    let order = rows.indices.shuffled(using: &random)
    let replay = replay(offset: { _ in 60 })
    let straight = replay.replay(rows)
    let shuffled = replay.replay(order.map { rows[$0] })
    #expect(shuffled == order.map { straight[$0] })
  }

  @Test func rowsOfOneTimeAreTakenAsTheyStand() {
    let rows = [
      ReviewRow(card: 0, rating: .good, utcMilliseconds: 5000),
      ReviewRow(card: 0, rating: .again, utcMilliseconds: 1000),
      ReviewRow(card: 0, rating: .easy, utcMilliseconds: 1000),
    ]
    let replayed = FSRSReplay(model: model, elapsed: .periods).replay(rows)
    #expect(replayed[1].memory == model.first(.again))
    #expect(replayed.map { $0.retrievability == nil } == [false, true, false])
  }

  /// The scheduler rounds to nine digits after each review; the difference stays small.
  @Test func agreesWithTheSchedulersMemory() throws {
    var random = SeededRandom(seed: 3)
    let scheduler = Scheduler(SchedulerSettings())
    let rows = anyLog(&random)
    var schedules: [UInt32: CardSchedule] = [:]
    for (row, replayed) in zip(rows, replay(offset: { _ in 0 }).replay(rows)) {
      let moment = Moment(utcMilliseconds: row.utcMilliseconds, offsetMinutes: 0)
      let schedule = scheduler.recording(
        row.rating, on: schedules[row.card], at: moment, due: row.utcMilliseconds)
      #expect(isNear(schedule.memory.stability, replayed.memory.stability, 1e-7))
      #expect(isNear(schedule.memory.difficulty, replayed.memory.difficulty, 1e-7))
      schedules[row.card] = schedule
    }
  }

  private func replay(offset: @escaping @Sendable (Int64) -> Int) -> FSRSReplay {
    FSRSReplay(
      model: model, elapsed: .studyDays(dayStartMinutes: 240, offsetMinutes: offset))
  }

  /// Some cards in the order of time, no two rows at one time.
  private func anyLog(_ random: inout SeededRandom) -> [ReviewRow] {
    var time = instant("2026-01-01 12:00")
    return (0..<300).map { _ in
      time += Int64.random(in: 1...(20 * hour), using: &random)
      return ReviewRow(
        card: UInt32.random(in: 0..<12, using: &random), rating: random.pick(Rating.allCases),
        utcMilliseconds: time)
    }
  }
}
