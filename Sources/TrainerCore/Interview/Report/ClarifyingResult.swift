/// A question that a candidate may ask, and whether they did.
public struct ClarifyingResult: Sendable, Hashable {
  /// What it is about.
  public let label: String

  /// Whether it was asked.
  public let isAsked: Bool
}
