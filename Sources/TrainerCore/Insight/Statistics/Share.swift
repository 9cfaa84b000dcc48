/// So many of so many.
public struct Share: Sendable, Hashable {
  /// How many were as asked for.
  public var count: Int

  /// Of how many.
  public var total: Int

  /// Makes a share; of nothing where nothing is given.
  public init(count: Int = 0, of total: Int = 0) {
    self.count = count
    self.total = total
  }

  /// From 0 to 1; nil where there was nothing, for a share of nothing means nothing.
  public var value: Double? { total == 0 ? nil : Double(count) / Double(total) }

  mutating func add(_ isHit: Bool) {
    total += 1
    if isHit { count += 1 }
  }

  static func + (left: Share, right: Share) -> Share {
    Share(count: left.count + right.count, of: left.total + right.total)
  }
}
