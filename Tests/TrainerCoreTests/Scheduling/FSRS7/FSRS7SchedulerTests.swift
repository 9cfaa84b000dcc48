import Testing
import TrainerTestKit

@testable import TrainerScheduling

/// Steps, parts of a day and whole days as the scheduler makes them of FSRS-7.
@Suite struct FSRS7SchedulerTests {
  private let noon = Moment(utcMilliseconds: 1_796_212_800_000, offsetMinutes: 0)

  private func scheduler(
    steps: [Int] = [60, 600], relearning: [Int] = [600], retention: Double = 0.9
  ) -> Scheduler {
    Scheduler(
      SchedulerSettings(
        parameters: .standard7, desiredRetention: retention, learningSteps: steps,
        relearningSteps: relearning))
  }

  @Test("without steps a first Again waits a minute and not three seconds")
  func firstAgain() {
    let outcomes = scheduler(steps: []).outcomes(on: nil, at: noon, fuzz: IntervalFuzz(draw: nil))
    #expect(outcomes.again.due - noon.utcMilliseconds == 60_000)
    #expect(outcomes.again.phase == .learning(step: 0))
    #expect(outcomes.hard.phase == .review)
    #expect(
      [outcomes.hard, outcomes.good, outcomes.easy].map(\.scheduledDays) == [1, 5, 54])
  }

  @Test("steps go before what the model asks for")
  func steps() {
    let outcomes = scheduler().outcomes(on: nil, at: noon, fuzz: IntervalFuzz(draw: nil))
    #expect(outcomes.again.due - noon.utcMilliseconds == 60_000)
    #expect(outcomes.good.due - noon.utcMilliseconds == 600_000)
    #expect(outcomes.easy.scheduledDays == 54)
  }

  @Test("a lapse without relearning steps comes back within the day, and counts as one")
  func lapse() {
    let scheduler = scheduler(relearning: [])
    let schedule = inReview(days: 21)
    let again = scheduler.outcome(of: .again, on: schedule, at: noon, seed: 1)
    // 0.018416 days: the peers' figure for this state.
    #expect(abs(again.due - noon.utcMilliseconds - 1_591_140) < 1_000)
    #expect(again.phase == .relearning(step: 0))
    #expect(again.lapses == 1)
  }

  @Test("no answer comes back sooner than the answer below it", arguments: 0..<60)
  func order(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let scheduler = scheduler(
      steps: random.pick([[], [60], [60, 600]]), relearning: random.pick([[], [600]]),
      retention: Double.random(in: 0.7...0.99, using: &random))
    var schedule: CardSchedule?
    var moment = noon
    for _ in 0..<12 {
      let outcomes = scheduler.outcomes(on: schedule, at: moment, seed: random.next())
      let dues = Rating.allCases.map { outcomes[$0].due }
      if schedule?.phase == .review { #expect(dues.dropFirst() == dues.dropFirst().sorted()[...]) }
      for due in dues { #expect(due - moment.utcMilliseconds >= 60_000) }
      let rating = random.pick(Rating.allCases)
      let next = outcomes[rating]
      expectSame(next, rating, schedule, moment, by: scheduler)
      schedule = next
      let late = Int64.random(in: 0...3_000_000, using: &random)
      moment = Moment(utcMilliseconds: next.due + late, offsetMinutes: 0)
    }
  }

  @Test("time within a day counts")
  func fractions() {
    let scheduler = scheduler()
    let soon = inReview(days: 0.2)
    let later = inReview(days: 0.8)
    #expect(
      scheduler.outcome(of: .good, on: soon, at: noon, seed: 1).memory.stability
        < scheduler.outcome(of: .good, on: later, at: noon, seed: 1).memory.stability)
  }

  /// The log's way to the same schedule, and that of figures, which know no memory.
  private func expectSame(
    _ schedule: CardSchedule, _ rating: Rating, _ before: CardSchedule?, _ moment: Moment,
    by scheduler: Scheduler
  ) {
    #expect(scheduler.recording(rating, on: before, at: moment, due: schedule.due) == schedule)
    #expect(
      scheduler.phase(after: rating, in: before?.phase, at: moment, due: schedule.due)
        == schedule.phase)
  }

  private func inReview(days: Double) -> CardSchedule {
    CardSchedule(
      phase: .review, memory: MemoryState(slow: 10, fast: 8, difficulty: 5),
      lastReview: Moment(
        utcMilliseconds: noon.utcMilliseconds - Int64(days * 86_400_000), offsetMinutes: 0),
      due: noon.utcMilliseconds, reps: 3, lapses: 0, scheduledDays: 12)
  }
}
