public import TrainerScheduling

/// An answer that is on disk.
public struct SavedReview: Sendable {
  /// The question.
  public let key: RecordKey

  /// Its rating.
  public let rating: Rating

  /// The study day on which it comes back.
  public let dueDay: StudyDay

  /// The milliseconds until the step in which it comes back; nil where it comes back on a day.
  public let stepWait: Int64?
}
