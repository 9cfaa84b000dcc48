import Testing
import TrainerTestKit

@testable import TrainerScheduling

/// What holds for any parameters, any settings and any history.
@Suite struct SchedulingPropertyTests {
  @Test(arguments: 0..<40)
  func statesStayWithinBounds(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let model = FSRSModel(
      try anyParameters(&random), relearningSteps: Int.random(in: 0...5, using: &random))
    var state = model.first(random.pick(Rating.allCases))
    for _ in 0..<200 {
      let days = Int.random(in: 0...random.pick([0, 1, 30, 40_000]), using: &random)
      state = model.next(state, random.pick(Rating.allCases), elapsedDays: days)
      #expect(MemoryState.stabilityRange ~= state.stability)
      #expect(MemoryState.difficultyRange ~= state.difficulty)
      let recall = model.retrievability(state, elapsedDays: state.stability)
      #expect(isNear(recall, 0.9, 1e-9))
    }
  }

  @Test(arguments: 0..<20)
  func higherRetentionComesBackSooner(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let model = FSRSModel(try anyParameters(&random))
    let state = MemoryState(
      stability: Double.random(in: 0.01...5000, using: &random), difficulty: 5)
    let intervals = stride(from: 0.70, through: 0.99, by: 0.01).map {
      model.interval(of: state, retention: $0)
    }
    #expect(zip(intervals, intervals.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test(arguments: 0..<60)
  func aLifeOfReviews(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let scheduler = Scheduler(try anySettings(&random))
    let maximum = scheduler.settings.maximumInterval
    var schedule: CardSchedule?
    var now = instant("2026-01-01 12:00")
    for reviews in 0..<60 {
      let moment = Moment(utcMilliseconds: now, offsetMinutes: random.pick([60, 120, -480]))
      let seed = Scheduler.seed(item: 99, reviews: reviews)
      let outcomes = scheduler.outcomes(on: schedule, at: moment, seed: seed)
      for rating in Rating.allCases {
        let outcome = scheduler.outcome(of: rating, on: schedule, at: moment, seed: seed)
        #expect(outcome == outcomes[rating])
        // The log keeps the promise; reading it gives the same schedule.
        #expect(outcome == scheduler.recording(rating, on: schedule, at: moment, due: outcome.due))
        #expect(outcome.due > now)
        #expect(outcome.scheduledDays <= maximum)
        #expect((outcome.phase == .review) == (outcome.scheduledDays > 0))
      }
      if schedule?.phase == .review { expectOrder(outcomes, maximum: maximum) }
      let next = outcomes[random.pick(Rating.allCases)]
      schedule = next
      now = max(now, next.due) + Int64.random(in: -40...40, using: &random) * hour
    }
  }

  private func expectOrder(_ outcomes: Outcomes, maximum: Int) {
    let days = [outcomes.hard, outcomes.good, outcomes.easy].map(\.scheduledDays)
    #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 || $1 == maximum })
  }

  private func anySettings(_ random: inout SeededRandom) throws -> SchedulerSettings {
    SchedulerSettings(
      parameters: try anyParameters(&random),
      desiredRetention: Double.random(in: 0.7...0.99, using: &random),
      learningSteps: random.pick([[], [60], [60, 600], [60, 600, 86_400]]),
      relearningSteps: random.pick([[], [600], [60, 600, 3600]]),
      maximumInterval: random.pick([1, 30, 365, 36_500]),
      dayStartMinutes: random.pick([0, 240, 1439]))
  }

  private func anyParameters(_ random: inout SeededRandom) throws -> FSRSParameters {
    if Bool.random(using: &random) { return .standard }
    return try FSRSParameters(FSRSParameters.limits.map { Double.random(in: $0, using: &random) })
  }
}
