/// One parameter set on its way down the gradient (Kingma and Ba, "Adam: a method for stochastic
/// optimization", 2015), with a rate that falls along a cosine to 0.
struct Adam {
  private(set) var weights: [Double]

  private let stepCount: Int
  private var step = 0
  private var mean: [Double]
  private var square: [Double]
  private var meanDecay = 1.0
  private var squareDecay = 1.0

  private let pace: Pace
  private let limits: [ClosedRange<Double>]

  /// How large the steps are, and how much of the past each of them keeps.
  struct Pace {
    let rate: Double
    let meanKept: Double
    let squareKept: Double

    /// For FSRS-6 (fsrs-rs 6.6).
    static let six = Pace(rate: 0.04, meanKept: 0.9, squareKept: 0.999)

    /// For FSRS-7 (srs-benchmark).
    static let seven = Pace(rate: 0.0118, meanKept: 0.7, squareKept: 0.98)
  }

  /// Starts at `weights`, and takes `stepCount` steps within limits.
  init(
    _ weights: [Double], stepCount: Int, pace: Pace = .six,
    limits: [ClosedRange<Double>] = FSRSParameters.limits
  ) {
    self.weights = weights
    self.pace = pace
    self.limits = limits
    self.stepCount = stepCount
    mean = weights.map { _ in 0 }
    square = mean
  }

  /// Goes one step against `gradient`, and holds each weight within its limits.
  mutating func descend(_ gradient: [Double]) {
    let turn = Double.pi * Double(step) / Double(stepCount)
    let rate = pace.rate * (1 + RealMath.cosine(turn)) / 2
    step += 1
    meanDecay *= pace.meanKept
    squareDecay *= pace.squareKept
    for index in weights.indices {
      let slope = gradient[index]
      mean[index] = pace.meanKept * mean[index] + (1 - pace.meanKept) * slope
      square[index] = pace.squareKept * square[index] + (1 - pace.squareKept) * slope * slope
      let spread = (square[index] / (1 - squareDecay)).squareRoot() + 1e-8
      let next = weights[index] - rate * mean[index] / (1 - meanDecay) / spread
      weights[index] = next.clamped(to: limits[index])
    }
  }
}
