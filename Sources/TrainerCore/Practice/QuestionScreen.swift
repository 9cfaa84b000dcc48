public import TrainerScheduling

/// A question as it is asked.
public struct QuestionScreen: Sendable {
  /// What is asked.
  public let question: Question

  /// How options or steps stand.
  public let layout: QuestionLayout

  /// Why it is asked now.
  public let reason: PracticeReason

  /// How far the session has come with it.
  public let place: QuestionPlace

  /// What its last answer in this session was rated; nil where this is the first time.
  public let lastRating: Rating?

  /// What is left of the session's time.
  public let secondsLeft: Int

  /// How many hints can still be taken.
  public let hintsLeft: Int
}

/// How far a session has come.
public enum QuestionPlace: Sendable, Hashable {
  /// A question's number among those shown for the first time, from 1, of those that there are.
  case first(Int, of: Int)

  /// A return's number among those of questions shown before, from 1, of those known to come; each
  /// miss may add one.
  case again(Int, of: Int)
}
