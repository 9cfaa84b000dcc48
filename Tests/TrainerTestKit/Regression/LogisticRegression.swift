/// The logarithm of the odds of something, as a weighed sum of features.
public struct LogisticRegression: Sendable, Equatable {
  /// Features with what turned out.
  public struct Example: Sendable {
    /// As many as all others have.
    public let features: [Double]

    /// Whether it was so.
    public let isPositive: Bool

    /// How much it counts; not negative.
    public let weight: Double

    /// An example that counts once, or so much.
    public init(_ features: [Double], isPositive: Bool, weight: Double = 1) {
      self.features = features
      self.isPositive = isPositive
      self.weight = weight
    }
  }

  /// What each feature adds, in their order.
  public var weights: [Double]

  /// Where the sum begins.
  public var intercept: Double

  /// A sum with these numbers.
  public init(weights: [Double], intercept: Double) {
    self.weights = weights
    self.intercept = intercept
  }

  /// The logarithm of the odds.
  public func logOdds(of features: [Double]) -> Double {
    zip(weights, features).reduce(intercept) { $0 + $1.0 * $1.1 }
  }
}

extension LogisticRegression {
  /// The least of a loss, found by Newton's method from nothing on, with steps halved where they overshoot.
  ///
  /// Where all examples are of one kind the intercept has no best value, and is only large.
  public static func least(_ loss: LogisticLoss) -> Self {
    var point = Self(weights: [Double](repeating: 0, count: loss.features), intercept: 0)
    var value = loss.value(at: point)
    for _ in 0..<100 {
      let slopes = loss.slopes(at: point)
      guard let step = PositiveSystem(slopes.second)?.solution(of: slopes.first),
        let next = point.best(of: step, loss, below: value)
      else { break }
      (point, value) = next
      if step.allSatisfy({ $0.magnitude < 1e-10 }) { break }
    }
    return point
  }

  /// The same with every feature brought to a mean of 0 and a deviation of 1 first, so that all are
  /// penalised alike; the weights are for the features as they are.
  public static func least(
    standardizing examples: [Example], c: Double
  ) -> Self {
    let scales = FeatureScales(examples)
    return scales.undone(in: least(LogisticLoss(examples.map(scales.applied), c: c)))
  }

  private func best(
    of step: [Double], _ loss: LogisticLoss, below value: Double
  ) -> (Self, Double)? {
    var share = 1.0
    for _ in 0..<40 {
      let point = Self(
        weights: zip(weights, step).map { $0 - share * $1 },
        intercept: intercept - share * step[weights.count])
      let reached = loss.value(at: point)
      if reached < value { return (point, reached) }
      share /= 2
    }
    return nil
  }
}
