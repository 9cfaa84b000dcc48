/// The time of a phase, in milliseconds.
public struct PhaseTime: Sendable, Hashable {
  /// The phase.
  public let name: String

  /// What it took.
  public let used: Int

  /// What it was meant to take.
  public let box: Int
}
