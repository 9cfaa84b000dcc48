/// An idea that a phase listens for, with what was heard of it.
public struct PointResult: Sendable, Hashable {
  /// What was heard.
  public let heard: HeardIdea

  /// Whether it was listened for, or said.
  public let isReached: Bool
}
