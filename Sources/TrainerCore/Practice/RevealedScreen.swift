public import TrainerScheduling

/// An answer revealed.
public struct RevealedScreen: Sendable {
  /// What was asked.
  public let question: Question

  /// How options or steps stood.
  public let layout: QuestionLayout

  /// What was typed and found.
  public let judgement: Judgement

  /// What each rating leads to.
  public let outcomes: Outcomes

  /// Whether the answer counts for nothing but Again, because it was not due.
  public let isAhead: Bool

  /// Whether it was shown before: what was typed no longer stands right above.
  public let isShownAgain: Bool

  /// Whether more can be added to the answer.
  public var takesMore: Bool { question.item.task.takesMoreWords(question.item.ideas) }
}
