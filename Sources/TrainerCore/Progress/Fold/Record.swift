public import TrainerScheduling

/// The state of what was reviewed at least once.
public struct Record: Hashable, Sendable {
  /// What the scheduler knows.
  public internal(set) var schedule: CardSchedule

  /// The study day of the first review.
  public let firstSeen: StudyDay

  /// Whether it was forgotten so often that another way to learn it is called for.
  public var isLeech: Bool { schedule.lapses >= Self.leechThreshold }

  /// Lapses; that of Anki.
  private static let leechThreshold = 8
}

extension Record {
  /// The record after a review; nil stands for one that was never seen.
  @inline(__always)
  static func after(
    _ rating: Rating, on record: Record?, at moment: Moment, due: Int64, by scheduler: Scheduler
  ) -> Record {
    Record(
      schedule: scheduler.recording(rating, on: record?.schedule, at: moment, due: due),
      firstSeen: record?.firstSeen ?? scheduler.studyDay(of: moment))
  }
}
