public import TrainerScheduling

/// Where an item comes from and why it comes when it does.
public struct Explanation: Sendable {
  /// The question.
  public let question: Question

  /// Where it stands; nil for a new one.
  public let schedule: CardSchedule?

  /// Why it is asked now.
  public let reason: PracticeReason

  /// What each rating leads to; nil before the answer is shown, and so is the source.
  public let outcomes: Outcomes?

  /// What was found of the answer; nil before the answer is shown.
  public let judgement: Judgement?

  /// Whether a hint, a second go or an answer that was seen first lowers what is suggested.
  public let wasHelped: Bool

  /// What the intervals follow from.
  public let scheduler: Scheduler

  /// When it was asked for.
  public let moment: Moment
}
