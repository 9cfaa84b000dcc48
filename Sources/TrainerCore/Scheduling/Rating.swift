/// How well an item was remembered, as the learner says at last.
public enum Rating: Int, Sendable, Hashable, CaseIterable, Comparable {
  case again = 1
  case hard
  case good
  case easy

  /// Orders ratings from Again to Easy.
  public static func < (left: Rating, right: Rating) -> Bool { left.rawValue < right.rawValue }
}
