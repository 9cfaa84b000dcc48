/// What the memory model says about one row of a review log.
public struct ReplayedReview: Hashable, Sendable {
  /// The memory after the review.
  public let memory: MemoryState
  /// Whole days since the card's review before; 0 at its first.
  public let elapsed: Int32
  /// The interval that follows, in whole days.
  public let interval: Int32

  /// Negative stands for none: 32 bytes a review instead of 40, and never two cache lines.
  private let recall: Double

  /// The probability, 0 to 1, of recall just before the review; nil at a card's first.
  public var retrievability: Double? { recall < 0 ? nil : recall }

  @inline(__always)
  init(memory: MemoryState, elapsed: Int32, interval: Int32, retrievability: Double?) {
    self.memory = memory
    self.elapsed = elapsed
    self.interval = interval
    recall = retrievability ?? -1
  }
}
