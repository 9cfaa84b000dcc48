import TrainerScheduling

/// Where a question stood before a review, as far as figures need it.
struct ReviewState {
  /// Nil for one that was never answered.
  private(set) var phase: Phase?

  /// The days that the last answer gave it; 0 in steps.
  private(set) var interval: Int32 = 0

  /// Whether an answer tells of memory over days: in review, and not ahead of its time.
  @inline(__always)
  func isDue(before review: ReviewGlance) -> Bool { phase == .review && !review.ahead }

  /// The state after a review on a study day.
  mutating func add(_ review: ReviewGlance, on day: StudyDay, _ scheduler: Scheduler) {
    if review.ahead, review.rating != .again { return }
    let next = scheduler.phase(
      after: review.rating, in: phase, at: review.moment, due: review.due)
    phase = next
    guard next == .review else {
      interval = 0
      return
    }
    let due = Moment(utcMilliseconds: review.due, offsetMinutes: review.moment.offsetMinutes)
    interval = Int32(clamping: max(1, scheduler.studyDay(of: due) - day))
  }
}
