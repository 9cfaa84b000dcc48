/// One parameter set on its way down the gradient (Kingma and Ba, "Adam: a method for stochastic
/// optimization", 2015), with a rate that falls along a cosine from 0.04 to 0 (fsrs-rs 6.6).
struct Adam {
  private(set) var weights: [Double]

  private let stepCount: Int
  private var step = 0
  private var mean: [Double]
  private var square: [Double]
  private var meanDecay = 1.0
  private var squareDecay = 1.0

  private static let rate = 0.04
  private static let (meanKept, squareKept) = (0.9, 0.999)

  /// Starts at `weights`, and takes `stepCount` steps.
  init(_ weights: [Double], stepCount: Int) {
    self.weights = weights
    self.stepCount = stepCount
    mean = weights.map { _ in 0 }
    square = mean
  }

  /// Goes one step against `gradient`, and holds each weight within its limits.
  mutating func descend(_ gradient: [Double]) {
    let turn = Double.pi * Double(step) / Double(stepCount)
    let rate = Self.rate * (1 + RealMath.cosine(turn)) / 2
    step += 1
    meanDecay *= Self.meanKept
    squareDecay *= Self.squareKept
    for index in weights.indices {
      let slope = gradient[index]
      mean[index] = Self.meanKept * mean[index] + (1 - Self.meanKept) * slope
      square[index] = Self.squareKept * square[index] + (1 - Self.squareKept) * slope * slope
      let spread = (square[index] / (1 - squareDecay)).squareRoot() + 1e-8
      let next = weights[index] - rate * mean[index] / (1 - meanDecay) / spread
      weights[index] = next.clamped(to: FSRSParameters.limits[index])
    }
  }
}
