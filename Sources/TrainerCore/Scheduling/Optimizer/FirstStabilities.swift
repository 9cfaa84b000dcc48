/// The stability that each first rating leaves, read from how cards fared when they first came back.
///
/// Method and constants are those of fsrs-rs 6.6 (`pre_training.rs`).
struct FirstStabilities {
  /// One for each rating, from Again to Easy.
  private(set) var values: [Double]

  private let counts: [Int]

  /// Nil where no first rating was seen often enough.
  init?(_ returns: FirstReturns, averageRecall: Double) {
    let standard = FSRSParameters.standard.weights
    var known: [Double?] = []
    var counts: [Int] = []
    for rating in Rating.allCases {
      let groups = returns.kept[rating] ?? []
      counts.append(groups.reduce(0) { $0 + $1.count })
      known.append(
        groups.isEmpty
          ? nil
          : Self.likeliest(groups, average: averageRecall, standard: standard[rating.rawValue - 1]))
    }
    self.counts = counts
    guard let values = Self.filled(Self.ordered(known, counts), standard) else { return nil }
    self.values = values
  }

  /// The same rules again on what training made of the values.
  func settled(_ trained: ArraySlice<Double>) -> [Double] {
    let known = zip(trained, counts).map { $1 > 0 ? $0 : nil }
    return Self.filled(Self.ordered(known, counts), FSRSParameters.standard.weights)
      ?? Array(trained)
  }
}

extension FirstStabilities {
  private static let bounds = 0.001...100.0

  /// The stability under which what happened is likeliest, held a little to the standard one; found
  /// by ternary search.
  private static func likeliest(
    _ groups: [FirstReturns.Group], average: Double, standard: Double
  ) -> Double {
    let model = FSRSModel(.standard)
    func loss(_ stability: Double) -> Double {
      let state = MemoryState(stability: stability, difficulty: 5)
      let misfit = groups.reduce(0) { sum, group in
        let count = Double(group.count)
        let seen = (Double(group.recalled) + average) / (count + 1)
        let expected = model.retrievability(state, elapsedDays: Double(group.days))
        return sum - count
          * (seen * RealMath.logarithm(expected) + (1 - seen) * RealMath.logarithm(1 - expected))
      }
      return misfit + abs(stability - standard) / 16
    }
    var (low, high) = (bounds.lowerBound, bounds.upperBound)
    for _ in 0..<1000 where high - low > 1e-9 {
      let third = (high - low) / 3
      if loss(low + third) < loss(high - third) { high -= third } else { low += third }
    }
    return (low + high) / 2
  }

  /// Never more after a worse rating than after a better one: what was seen less gives way.
  private static func ordered(_ known: [Double?], _ counts: [Int]) -> [Double?] {
    var known = known
    for (lower, upper) in [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)] {
      guard let small = known[lower], let big = known[upper], small > big else { continue }
      if counts[lower] > counts[upper] { known[upper] = small } else { known[lower] = big }
    }
    return known
  }

  /// Makes up what is missing: the logarithms of neighbours keep a fixed proportion.
  private static func filled(_ known: [Double?], _ standard: [Double]) -> [Double]? {
    let (a, b) = (0.41, 0.54)
    let c = a + b - a * b
    func mean(_ left: Double, _ right: Double, _ share: Double) -> Double {
      RealMath.power(left, share) * RealMath.power(right, 1 - share)
    }
    let values: [Double]
    switch (known[0], known[1], known[2], known[3]) {
    case (let s1?, let s2?, let s3?, let s4?): values = [s1, s2, s3, s4]
    case (let s1, let s2?, let s3?, let s4):
      values = [s1 ?? mean(s2, s3, 1 / a), s2, s3, s4 ?? mean(s2, s3, 1 - 1 / b)]
    case (let s1, let s2?, nil, let s4?):
      let s3 = mean(s2, s4, 1 - b)
      values = [s1 ?? mean(s2, s3, 1 / a), s2, s3, s4]
    case (let s1?, nil, let s3?, let s4):
      let s2 = mean(s1, s3, a)
      values = [s1, s2, s3, s4 ?? mean(s2, s3, 1 - 1 / b)]
    case (let s1?, let s2?, nil, nil):
      let s3 = mean(s1, s2, 1 - 1 / (1 - a))
      values = [s1, s2, s3, mean(s2, s3, 1 - 1 / b)]
    case (nil, nil, let s3?, let s4?):
      let s2 = mean(s3, s4, 1 / (1 - b))
      values = [mean(s2, s3, 1 / a), s2, s3, s4]
    case (let s1?, nil, nil, let s4?):
      values = [s1, mean(s1, s4, a / c), mean(s1, s4, 1 - b / c), s4]
    default:
      guard let only = known.firstIndex(where: { $0 != nil }), let value = known[only] else {
        return nil
      }
      values = standard[0..<4].map { $0 * value / standard[only] }
    }
    return values.map { $0.clamped(to: bounds) }
  }
}
