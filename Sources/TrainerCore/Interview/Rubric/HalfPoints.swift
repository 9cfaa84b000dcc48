/// Points of a mock interview, counted in halves so that sums are exact.
public struct HalfPoints: Sendable, Hashable {
  /// How many halves.
  public let halves: Int

  /// So many halves.
  public init(halves: Int) { self.halves = halves }

  /// So many whole points.
  public init(_ points: Int) { halves = 2 * points }
}

extension HalfPoints: Comparable {
  /// Orders by size.
  public static func < (left: Self, right: Self) -> Bool { left.halves < right.halves }

  static func + (left: Self, right: Self) -> Self { Self(halves: left.halves + right.halves) }

  static func - (left: Self, right: Self) -> Self { Self(halves: left.halves - right.halves) }
}

extension HalfPoints: CustomStringConvertible {
  /// `14` or `14.5`.
  public var description: String {
    "\(halves < 0 ? "-" : "")\(halves.magnitude / 2)\(halves % 2 == 0 ? "" : ".5")"
  }

  /// The number of points.
  public var points: Double { Double(halves) / 2 }
}
