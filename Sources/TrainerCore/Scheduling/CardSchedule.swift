/// Where an item that was seen at least once stands in its life.
public enum Phase: Hashable, Sendable {
  /// First reviews, minutes apart; `step` counts from 0.
  case learning(step: Int)
  /// Reviews days apart.
  case review
  /// Reviews after a lapse, minutes apart; `step` counts from 0.
  case relearning(step: Int)
}

/// What the scheduler knows of one item that was seen at least once; a new item has none.
public struct CardSchedule: Hashable, Sendable {
  /// Where the item stands.
  public var phase: Phase
  /// How well it was remembered after the last review.
  public var memory: MemoryState
  /// When it was last reviewed.
  public var lastReview: Moment
  /// When it is due, in milliseconds since 1970-01-01 UTC: a step's end, or the middle of a day.
  public var due: Int64
  /// Reviews so far.
  public var reps: Int
  /// Times it was forgotten while in review.
  public var lapses: Int
  /// The interval that the last review gave, in days; 0 for a step.
  public var scheduledDays: Int

  /// A schedule from all its parts.
  public init(
    phase: Phase, memory: MemoryState, lastReview: Moment, due: Int64, reps: Int, lapses: Int,
    scheduledDays: Int
  ) {
    self.phase = phase
    self.memory = memory
    self.lastReview = lastReview
    self.due = due
    self.reps = reps
    self.lapses = lapses
    self.scheduledDays = scheduledDays
  }
}
