extension Comparable {
  /// This value where it lies within `range`, else the nearest bound; what compares with nothing
  /// (not a number) becomes the lower bound.
  @inline(__always)
  package func clamped(to range: ClosedRange<Self>) -> Self {
    self > range.lowerBound ? (self < range.upperBound ? self : range.upperBound) : range.lowerBound
  }
}
