import Foundation

/// What a logistic regression makes least: half the square of its weights, and `c` times the log loss of
/// all examples; the intercept is not penalised.
///
/// As scikit-learn's `LogisticRegression` has it.
public struct LogisticLoss: Sendable {
  private let examples: [LogisticRegression.Example]
  private let c: Double

  /// How many features the examples have.
  let features: Int

  /// The loss on these examples, of which there is at least one.
  public init(_ examples: [LogisticRegression.Example], c: Double) {
    self.examples = examples
    self.c = c
    features = examples.first?.features.count ?? 0
  }

  /// Its value.
  public func value(at point: LogisticRegression) -> Double {
    let penalty = point.weights.reduce(0) { $0 + $1 * $1 } / 2
    return examples.reduce(penalty) { sum, example in
      let logOdds = point.logOdds(of: example.features)
      let margin = example.isPositive ? logOdds : -logOdds
      return sum + c * example.weight * (max(0, -margin) + log1p(exp(-margin.magnitude)))
    }
  }

  /// Its first and second derivatives: by each weight, and last by the intercept.
  public func slopes(at point: LogisticRegression) -> (first: [Double], second: [[Double]]) {
    let size = features + 1
    var first = point.weights + [0]
    var second = (0..<size).map { row in
      (0..<size).map { $0 == row && row < features ? 1.0 : 0 }
    }
    for example in examples {
      let inputs = example.features + [1]
      let chance = 1 / (1 + exp(-point.logOdds(of: example.features)))
      let pull = c * example.weight * (chance - (example.isPositive ? 1 : 0))
      let bend = c * example.weight * chance * (1 - chance)
      for row in 0..<size {
        first[row] += pull * inputs[row]
        let factor = bend * inputs[row]
        for column in 0..<size { second[row][column] += factor * inputs[column] }
      }
    }
    return (first, second)
  }
}
