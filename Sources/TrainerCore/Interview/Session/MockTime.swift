/// The time of a running mock interview; spans are milliseconds, negative where a box is over.
public struct MockTime: Sendable, Hashable {
  /// The phase that runs.
  public let phase: String

  /// Its number from 1.
  public let number: Int

  /// How many there are.
  public let count: Int

  /// What is left of the phase.
  public let phaseLeft: Int

  /// What is left of the whole.
  public let wholeLeft: Int

  /// Whether the clock stands still.
  public let isPaused: Bool

  /// A warning that has just come due.
  public let warning: MockWarning?
}
