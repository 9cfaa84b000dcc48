public import TrainerScheduling

/// A question as it is asked.
public struct QuestionScreen: Sendable {
  /// What is asked.
  public let question: Question

  /// How options or steps stand.
  public let layout: QuestionLayout

  /// Why it is asked now.
  public let reason: PracticeReason

  /// Its number among those shown, from 1.
  public let number: Int

  /// How many the session has to show.
  public let count: Int

  /// What its last answer in this session was rated; nil where this is the first time.
  public let lastRating: Rating?

  /// What is left of the session's time.
  public let secondsLeft: Int

  /// How many hints can still be taken.
  public let hintsLeft: Int
}
