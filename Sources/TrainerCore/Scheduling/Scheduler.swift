/// Decides when an item comes back.
///
/// Two ways lead to the same schedule: `outcome` decides the due date of a new answer, `recording`
/// takes the one that was promised, as the log holds it. Memory states are rounded to nine digits
/// after each review, so that a replay, live use and a snapshot agree bit for bit.
public struct Scheduler: Sendable {
  /// What this scheduler goes by.
  public private(set) var settings: SchedulerSettings
  /// The memory model of its parameters.
  public let model: FSRSModel

  let learning: StepLadder
  let relearning: StepLadder

  /// A scheduler for `settings`.
  public init(_ settings: SchedulerSettings) {
    self.settings = settings
    model = FSRSModel(settings.parameters, relearningSteps: settings.relearningSteps.count)
    learning = StepLadder(steps: settings.learningSteps)
    relearning = StepLadder(steps: settings.relearningSteps)
  }

  /// The same scheduler with a desired retention of its own, where there is one; 0.70 to 0.99.
  public func aiming(at retention: Double?) -> Scheduler {
    guard let retention else { return self }
    var other = self
    other.settings.desiredRetention = retention
    return other
  }

  /// The memory after a review; `memory` is nil at the first.
  ///
  /// Negative days, of a clock set back, are none.
  public func memory(
    after rating: Rating, on memory: MemoryState?, elapsedDays: Int
  ) -> MemoryState {
    self.memory(after: rating, on: memory, elapsed: Double(elapsedDays))
  }

  /// The memory after a review, where days are counted as the model does it.
  func memory(after rating: Rating, on memory: MemoryState?, elapsed: Double) -> MemoryState {
    guard let memory else { return model.first(rating).roundedToNineDigits }
    return model.next(memory, rating, elapsed: elapsed).roundedToNineDigits
  }

  /// Days, not rounded, until recall of a memory has sunk to the desired retention.
  public func interval(of memory: MemoryState) -> Double {
    model.interval(of: memory, retention: settings.desiredRetention)
  }

  /// The schedule after a review whose due date is known, as a log tells it.
  ///
  /// `due` is what was promised, in milliseconds since 1970-01-01 UTC.
  public func recording(
    _ rating: Rating, on schedule: CardSchedule?, at moment: Moment, due: Int64
  ) -> CardSchedule {
    let memory = memory(
      after: rating, on: schedule?.memory, elapsed: elapsed(since: schedule, at: moment))
    let phase = phase(after: rating, in: schedule?.phase, leaving: memory)
    let isLapse = schedule?.phase == .review && rating == .again
    return CardSchedule(
      phase: phase,
      memory: memory,
      lastReview: moment,
      due: due,
      reps: (schedule?.reps ?? 0) + 1,
      lapses: (schedule?.lapses ?? 0) + (isLapse ? 1 : 0),
      scheduledDays: phase == .review ? daysPromised(due, at: moment) : 0)
  }

  /// The probability, 0 to 1, that the item is recalled on `day`.
  public func retrievability(of schedule: CardSchedule, on day: StudyDay) -> Double {
    model.retrievability(
      schedule.memory, elapsedDays: Double(day - studyDay(of: schedule.lastReview)))
  }

  /// The study day of a moment by the settings' start of day.
  public func studyDay(of moment: Moment) -> StudyDay {
    moment.studyDay(dayStartMinutes: settings.dayStartMinutes)
  }
}

extension Scheduler {
  /// Days since the last review as the model counts them: study days by FSRS-6, fractions of 24 hours
  /// by FSRS-7; never negative.
  func elapsed(since schedule: CardSchedule?, at moment: Moment) -> Double {
    guard let schedule else { return 0 }
    switch model.formulae {
    case .six: return Double(max(0, studyDay(of: moment) - studyDay(of: schedule.lastReview)))
    case .seven:
      let wait = max(0, moment.utcMilliseconds &- schedule.lastReview.utcMilliseconds)
      return Double(wait) / Double(StudyDay.millisecondsPerDay)
    }
  }

  private func daysPromised(_ due: Int64, at moment: Moment) -> Int {
    let dueDay = Moment(utcMilliseconds: due, offsetMinutes: moment.offsetMinutes)
    return max(1, studyDay(of: dueDay) - studyDay(of: moment))
  }
}
