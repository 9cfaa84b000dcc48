extension FSRSParameters {
  /// Lowest and highest value of each parameter of FSRS-7 (srs-benchmark).
  static let limits7: [ClosedRange<Double>] = [
    0.0001...50, 0.0001...100, 0.0001...100, 0.0001...100,
    1...10, 0.001...4, 0.1...4,
    0...4, 0...1.2, 0.3...3, 0.01...1.5, 0.1...1, 0...3.5, 0...1, 1...7,
    0...4, 0...2, 0.5...6, 0.001...1.5, 0.001...1, 0...5, 0...1, 1...7,
    0.01...0.25, 0.01...0.95, 0.2...0.85, 0.5...0.99,
    0.01...1, 0.1...1, 0...0.9, 0.1...1.1, 0...1, 0...0.6, 0...0.6,
  ]

  /// 34 weights, each within its limits and none below those that it may not be less than: a better
  /// first answer lasts at least as long, and the slow curve sinks no faster than the fast one.
  static func heldToLimits7(_ weights: [Double]) -> [Double] {
    var held = zip(weights, limits7).map { $0.clamped(to: $1) }
    for index in 1...3 { held[index] = max(held[index], held[index - 1]) }
    held[26] = max(held[26], held[25])
    return held
  }
}
