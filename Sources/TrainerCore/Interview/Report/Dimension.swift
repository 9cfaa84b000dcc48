/// One side of live coding.
public struct Dimension: Sendable, Hashable {
  /// Which side.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    case problemSolving = "problem-solving"
    case technical
    case testing
    case communication
  }

  /// Which side.
  public let side: Side

  /// 0 to 4.
  public let points: Int
}
