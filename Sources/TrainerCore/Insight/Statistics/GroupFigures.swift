/// What is known of the questions that have something in common: a topic, a kind, a lesson.
public struct GroupFigures: Sendable, Hashable {
  /// What they have in common.
  public let name: String

  /// How many questions there are.
  public var questions = 0

  /// How many of them were ever answered.
  public var seen = 0

  /// Of the questions in review that were due, those that were not forgotten.
  public var retention = Share()

  /// The sum of the chances, 0 to 1 each, that the questions seen are recalled tomorrow.
  public var recalled = 0.0

  /// The chance that a question of those seen is recalled tomorrow; nil where none was seen.
  public var recall: Double? { seen == 0 ? nil : recalled / Double(seen) }
}

/// How much of the library is expected to be recalled.
public struct RecallFigures: Sendable, Hashable {
  /// All questions.
  public var questions = 0

  /// Those that were ever answered.
  public var seen = 0

  /// Those in steps of learning or relearning, which come back within the hour.
  public var inSteps = 0

  /// How many are expected to be recalled tomorrow: the sum of the chances of those seen.
  ///
  /// Today nothing would be forgotten that was seen today, however new it is.
  public var tomorrow = 0.0

  /// How many on the day of the interview, if nothing were practised until then.
  public var onInterview: Double?
}
