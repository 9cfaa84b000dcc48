/// The mean and the deviation of each feature; one that never changes deviates by 1.
struct FeatureScales {
  private let means: [Double]
  private let deviations: [Double]

  init(_ examples: [LogisticRegression.Example]) {
    let count = Double(examples.count)
    let features = examples.first.map { Array($0.features.indices) } ?? []
    let means = features.map { feature in
      examples.reduce(0) { $0 + $1.features[feature] } / count
    }
    deviations = features.map { feature in
      let squares = examples.reduce(0) { sum, example in
        let distance = example.features[feature] - means[feature]
        return sum + distance * distance
      }
      return squares > 0 ? (squares / count).squareRoot() : 1
    }
    self.means = means
  }

  /// The example with features of mean 0 and deviation 1.
  func applied(_ example: LogisticRegression.Example) -> LogisticRegression.Example {
    LogisticRegression.Example(
      example.features.indices.map { (example.features[$0] - means[$0]) / deviations[$0] },
      isPositive: example.isPositive, weight: example.weight)
  }

  /// What says of features as they are what a regression says of scaled ones.
  func undone(in regression: LogisticRegression) -> LogisticRegression {
    let weights = zip(regression.weights, deviations).map { $0 / $1 }
    let shift = zip(weights, means).reduce(0) { $0 + $1.0 * $1.1 }
    return LogisticRegression(weights: weights, intercept: regression.intercept - shift)
  }
}
