/// Decides when an item comes back.
///
/// Two ways lead to the same schedule: `outcome` decides the due date of a new answer, `recording`
/// takes the one that was promised, as the log holds it. Memory states are rounded to nine digits
/// after each review, so that a replay, live use and a snapshot agree bit for bit.
public struct Scheduler: Sendable {
  /// What this scheduler goes by.
  public let settings: SchedulerSettings
  /// The memory model of its parameters.
  public let model: FSRSModel

  let learning: StepLadder
  let relearning: StepLadder
  let intervalPerStability: Double

  /// A scheduler for `settings`.
  public init(_ settings: SchedulerSettings) {
    self.settings = settings
    model = FSRSModel(settings.parameters, relearningSteps: settings.relearningSteps.count)
    learning = StepLadder(steps: settings.learningSteps)
    relearning = StepLadder(steps: settings.relearningSteps)
    intervalPerStability = model.intervalPerStability(retention: settings.desiredRetention)
  }

  /// The memory after a review; `memory` is nil at the first.
  ///
  /// Negative days, of a clock set back, are none.
  public func memory(
    after rating: Rating, on memory: MemoryState?, elapsedDays: Int
  ) -> MemoryState {
    guard let memory else { return model.first(rating).roundedToNineDigits }
    return model.next(memory, rating, elapsedDays: elapsedDays).roundedToNineDigits
  }

  /// The phase after a review; `phase` is nil at the first.
  public func phase(after rating: Rating, in phase: Phase?) -> Phase {
    move(after: rating, in: phase).phase
  }

  /// The schedule after a review whose due date is known, as a log tells it.
  ///
  /// `due` is what was promised, in milliseconds since 1970-01-01 UTC.
  public func recording(
    _ rating: Rating, on schedule: CardSchedule?, at moment: Moment, due: Int64
  ) -> CardSchedule {
    let phase = phase(after: rating, in: schedule?.phase)
    let isLapse = schedule?.phase == .review && rating == .again
    return CardSchedule(
      phase: phase,
      memory: memory(
        after: rating, on: schedule?.memory, elapsedDays: elapsedDays(since: schedule, at: moment)),
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
  /// What an answer does to the phase, and the delay where it leads to a step.
  struct Move: Hashable {
    let phase: Phase
    /// In milliseconds; nil means that days are to be decided.
    let delay: Int64?

    static let toReview = Move(phase: .review, delay: nil)
  }

  func move(after rating: Rating, in phase: Phase?) -> Move {
    switch phase ?? .learning(step: 0) {
    case .learning(let step):
      learning.rung(after: rating, at: step).map {
        Move(phase: .learning(step: $0.step), delay: $0.delay)
      } ?? .toReview
    case .relearning(let step):
      relearning.rung(after: rating, at: step).map {
        Move(phase: .relearning(step: $0.step), delay: $0.delay)
      } ?? .toReview
    case .review:
      (rating == .again ? relearning.first : nil).map {
        Move(phase: .relearning(step: $0.step), delay: $0.delay)
      } ?? .toReview
    }
  }

  func elapsedDays(since schedule: CardSchedule?, at moment: Moment) -> Int {
    guard let schedule else { return 0 }
    return max(0, studyDay(of: moment) - studyDay(of: schedule.lastReview))
  }

  private func daysPromised(_ due: Int64, at moment: Moment) -> Int {
    let dueDay = Moment(utcMilliseconds: due, offsetMinutes: moment.offsetMinutes)
    return max(1, studyDay(of: dueDay) - studyDay(of: moment))
  }
}
