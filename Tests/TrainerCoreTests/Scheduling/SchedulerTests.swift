import Testing

@testable import TrainerScheduling

@Suite struct SchedulerTests {
  let scheduler = Scheduler(SchedulerSettings())
  let noon = Moment(utcMilliseconds: instant("2026-12-01 11:00"), offsetMinutes: 60)

  @Test func aNewItemPassesTheLearningSteps() {
    let first = scheduler.outcome(of: .good, on: nil, at: noon, seed: 1)
    #expect(first.phase == .learning(step: 1))
    #expect(first.due == noon.utcMilliseconds + 600_000)
    #expect((first.reps, first.lapses, first.scheduledDays) == (1, 0, 0))
    #expect(first.lastReview == noon)
    #expect(first.memory.stability == 2.3065)

    let later = Moment(utcMilliseconds: first.due, offsetMinutes: 60)
    let second = scheduler.outcome(of: .good, on: first, at: later, seed: 2)
    #expect(second.phase == .review)
    #expect(second.scheduledDays == 2)
    #expect(second.due == instant("2026-12-03 15:00"))  // 16:00 in Berlin, 12 hours into the day
    #expect(second.reps == 2)
  }

  @Test func newItemsLeaveTheStepsByEasy() {
    let outcomes = scheduler.outcomes(on: nil, at: noon, fuzz: IntervalFuzz(draw: nil))
    #expect(outcomes.again.phase == .learning(step: 0))
    #expect(outcomes.again.due == noon.utcMilliseconds + 60_000)
    #expect(outcomes.hard.phase == .learning(step: 0))
    #expect(outcomes.hard.due == noon.utcMilliseconds + 330_000)
    #expect(outcomes.easy.phase == .review)
    #expect(outcomes.easy.scheduledDays == 8)
  }

  @Test func onlyForgettingInReviewIsALapse() {
    let again = scheduler.outcome(of: .again, on: nil, at: noon, seed: 1)
    #expect(again.lapses == 0)
    let lapse = scheduler.outcome(of: .again, on: inReview(), at: noon, seed: 1)
    #expect((lapse.lapses, lapse.phase) == (1, .relearning(step: 0)))
    #expect(lapse.due == noon.utcMilliseconds + 600_000)
    let secondAgain = scheduler.outcome(of: .again, on: lapse, at: noon, seed: 1)
    #expect((secondAgain.lapses, secondAgain.phase) == (1, .relearning(step: 0)))
    let recovered = scheduler.outcome(of: .good, on: lapse, at: noon, seed: 1)
    #expect((recovered.lapses, recovered.phase) == (1, .review))
    for rating in [Rating.hard, .good, .easy] {
      #expect(scheduler.outcome(of: rating, on: inReview(), at: noon, seed: 1).lapses == 0)
    }
  }

  @Test func withoutStepsEveryAnswerGivesDays() {
    let bare = Scheduler(SchedulerSettings(learningSteps: [], relearningSteps: []))
    for schedule in [nil, inReview()] {
      for rating in Rating.allCases {
        let outcome = bare.outcome(of: rating, on: schedule, at: noon, seed: 3)
        #expect(outcome.phase == .review)
        #expect(outcome.scheduledDays >= 1)
      }
    }
    let lapse = bare.outcome(of: .again, on: inReview(), at: noon, seed: 3)
    #expect(lapse.lapses == 1)
  }

  @Test func settingsThatShrankLeadToReview() {
    var waiting = inReview()
    waiting.phase = .learning(step: 4)
    let good = scheduler.outcome(of: .good, on: waiting, at: noon, seed: 1)
    #expect(good.phase == .review)
    waiting.phase = .relearning(step: 1)
    let hard = scheduler.outcome(of: .hard, on: waiting, at: noon, seed: 1)
    #expect((hard.phase, hard.lapses) == (.review, 0))
    let again = scheduler.outcome(of: .again, on: waiting, at: noon, seed: 1)
    #expect(again.phase == .relearning(step: 0))
  }

  /// 23:50 and 00:10 are one day, 03:55 and 04:05 are two.
  @Test(arguments: [
    ("2026-12-01 23:50", "2026-12-02 00:10", 0),
    ("2026-12-02 03:55", "2026-12-02 04:05", 1),
    ("2026-12-01 04:00", "2026-12-02 03:59", 0),
    ("2026-12-05 12:00", "2026-12-01 12:00", 0),
  ])
  func elapsedAreStudyDays(before: String, after: String, days: Int) {
    var schedule = inReview()
    schedule.lastReview = Moment(utcMilliseconds: instant(before), offsetMinutes: 0)
    let moment = Moment(utcMilliseconds: instant(after), offsetMinutes: 0)
    #expect(scheduler.elapsed(since: schedule, at: moment) == Double(days))
    #expect(
      scheduler.outcome(of: .good, on: schedule, at: moment, seed: 1).memory
        == scheduler.memory(after: .good, on: schedule.memory, elapsedDays: days))
  }

  /// A due date keeps its day over a change of the clock, and on a journey of less than 12 hours.
  @Test(arguments: [60, 120, 0, -480, 540, 779, -659])
  func dueDaysDoNotMove(offset: Int) throws {
    let eve = Moment(utcMilliseconds: instant("2026-03-28 22:30"), offsetMinutes: 60)
    let outcome = scheduler.outcome(of: .good, on: inReview(), at: eve, seed: 5)
    let expected = scheduler.studyDay(of: eve).advanced(by: outcome.scheduledDays)
    let seen = Moment(utcMilliseconds: outcome.due, offsetMinutes: offset)
    #expect(scheduler.studyDay(of: seen) == expected)
  }

  @Test func recordingTakesThePromisedDueAsItIs() {
    let due = instant("2027-01-15 15:00")
    let recorded = scheduler.recording(.good, on: inReview(), at: noon, due: due)
    #expect(recorded.due == due)
    #expect(recorded.scheduledDays == 45)
    let computed = scheduler.outcome(of: .good, on: inReview(), at: noon, seed: 1)
    #expect(recorded.memory == computed.memory)
    #expect(recorded.phase == computed.phase)
    let sameDay = scheduler.recording(.good, on: inReview(), at: noon, due: noon.utcMilliseconds)
    #expect(sameDay.scheduledDays == 1)
    let step = scheduler.recording(.again, on: inReview(), at: noon, due: due)
    #expect(step.scheduledDays == 0)
  }

  @Test func memoryIsRoundedByTheSchedulerOnly() {
    let state = MemoryState(stability: 12.5, difficulty: 5.25)
    let exact = scheduler.model.next(state, .good, elapsedDays: 10)
    let kept = scheduler.memory(after: .good, on: state, elapsedDays: 10)
    #expect(kept != exact)
    #expect(kept == exact.roundedToNineDigits)
    let first = scheduler.memory(after: .good, on: nil, elapsedDays: 0)
    #expect(first == scheduler.model.first(.good).roundedToNineDigits)
  }

  @Test func recallFallsByTheDay() throws {
    let schedule = inReview()
    let day = scheduler.studyDay(of: schedule.lastReview)
    #expect(scheduler.retrievability(of: schedule, on: day) == 1)
    #expect(isNear(scheduler.retrievability(of: schedule, on: day.advanced(by: 10)), 0.9, 1e-12))
    #expect(scheduler.retrievability(of: schedule, on: day.advanced(by: -1)) == 1)
  }

  @Test func theSeedChangesWithEachReview() {
    #expect(Scheduler.seed(item: 40, reviews: 2) == 42)
    #expect(Scheduler.seed(item: .max, reviews: 1) == 0)
  }

  /// Ten days ago answered for ten days.
  private func inReview() -> CardSchedule {
    CardSchedule(
      phase: .review, memory: MemoryState(stability: 10, difficulty: 5),
      lastReview: Moment(utcMilliseconds: instant("2026-11-21 11:00"), offsetMinutes: 60),
      due: instant("2026-12-01 15:00"), reps: 3, lapses: 0, scheduledDays: 10)
  }
}
