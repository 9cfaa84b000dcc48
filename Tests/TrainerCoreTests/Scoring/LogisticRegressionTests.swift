import Foundation
import Testing
import TrainerTestKit

/// The regression that the weights of the scorer's signs come from.
@Suite struct LogisticRegressionTests {
  typealias Example = LogisticRegression.Example

  /// Noisy examples of three features of very different sizes, weighed unevenly.
  private static func examples(_ count: Int = 60) -> [Example] {
    var random = SeededRandom(seed: 7)
    return (0..<count).map { number in
      let features = [0.1, 3, 40].map { Double.random(in: -$0...$0, using: &random) + $0 }
      let sum = 8 * features[0] - features[1] + 0.02 * features[2] + 1
      return Example(
        features, isPositive: sum + Double.random(in: -2...2, using: &random) > 0,
        weight: number % 5 == 0 ? 2.5 : 1)
    }
  }

  private static let point = LogisticRegression(weights: [0.7, -0.2, 0.01], intercept: 0.3)

  private static func moved(by step: Double, at coordinate: Int) -> LogisticRegression {
    var moved = point
    if coordinate < 3 { moved.weights[coordinate] += step } else { moved.intercept += step }
    return moved
  }

  @Test("slopes are what central differences give", arguments: 0..<4)
  func slopes(_ coordinate: Int) {
    let loss = LogisticLoss(Self.examples(), c: 0.3)
    let slopes = loss.slopes(at: Self.point)
    let step = 1e-5
    let (above, below) = (
      Self.moved(by: step, at: coordinate), Self.moved(by: -step, at: coordinate)
    )
    let first = (loss.value(at: above) - loss.value(at: below)) / (2 * step)
    #expect(abs(first - slopes.first[coordinate]) < 1e-6 * max(1, abs(first)))
    let seconds = zip(loss.slopes(at: above).first, loss.slopes(at: below).first)
      .map { ($0 - $1) / (2 * step) }
    for (second, told) in zip(seconds, slopes.second[coordinate]) {
      #expect(abs(second - told) < 1e-6 * max(1, abs(second)))
    }
  }

  @Test("two examples on either side have a weight that can be worked out by hand")
  func oneWeight() {
    // w = 2c / (1 + exp w), so that w is 1 where c is (1 + e) / 2.
    let examples = [Example([1], isPositive: true), Example([-1], isPositive: false)]
    let fit = LogisticRegression.least(LogisticLoss(examples, c: (1 + exp(1)) / 2))
    #expect(abs(fit.weights[0] - 1) < 1e-9)
    #expect(abs(fit.intercept) < 1e-9)
  }

  @Test("where features say nothing the sum is the logarithm of the odds, unpenalised")
  func onlyIntercept() {
    let examples = [
      Example([5], isPositive: true, weight: 3), Example([5], isPositive: false),
      Example([5], isPositive: false),
    ]
    let fit = LogisticRegression.least(standardizing: examples, c: 0.01)
    #expect(fit.weights == [0])
    #expect(abs(fit.intercept - log(1.5)) < 1e-9)
  }

  @Test("nothing pulls any more where the loss is least")
  func stationary() {
    let loss = LogisticLoss(Self.examples(), c: 0.1)
    let fit = LogisticRegression.least(loss)
    for slope in loss.slopes(at: fit).first { #expect(abs(slope) < 1e-8) }
  }

  @Test("what is told apart without a fault has weights all the same, even with a weak penalty")
  func separable() {
    let examples = (-10...10).filter { $0 != 0 }.map {
      Example([Double($0)], isPositive: $0 > 0)
    }
    let fit = LogisticRegression.least(LogisticLoss(examples, c: 1e6))
    #expect(fit.weights[0].isFinite && fit.weights[0] > 5)
    #expect(abs(fit.intercept) < 1e-4)
  }

  @Test("an example of weight 2 counts as two")
  func weights() {
    let examples = Self.examples()
    let once = examples.map { Example($0.features, isPositive: $0.isPositive, weight: 2) }
    let twice = (examples + examples).map { Example($0.features, isPositive: $0.isPositive) }
    let (left, right) = (
      LogisticRegression.least(LogisticLoss(once, c: 0.1)),
      LogisticRegression.least(LogisticLoss(twice, c: 0.1))
    )
    for (one, other) in zip(left.weights, right.weights) { #expect(abs(one - other) < 1e-8) }
    #expect(abs(left.intercept - right.intercept) < 1e-8)
  }

  @Test("standardised, it does not matter in what units a feature is")
  func units() {
    func scaled(_ features: [Double]) -> [Double] {
      [features[0], features[1] * 1000 - 3, features[2]]
    }
    let examples = Self.examples()
    let fit = LogisticRegression.least(standardizing: examples, c: 0.1)
    let other = LogisticRegression.least(
      standardizing: examples.map {
        Example(scaled($0.features), isPositive: $0.isPositive, weight: $0.weight)
      }, c: 0.1)
    for example in examples {
      let difference =
        fit.logOdds(of: example.features) - other.logOdds(of: scaled(example.features))
      #expect(abs(difference) < 1e-7)
    }
    #expect(abs(fit.weights[1] - 1000 * other.weights[1]) < 1e-7)
  }

  @Test("equations are solved, and refused where they have no one solution")
  func equations() throws {
    let system = try #require(PositiveSystem([[4, 2, 0], [2, 5, 1], [0, 1, 3]]))
    for (value, expected) in zip(system.solution(of: [8, 15, 11]), [1.0, 2, 3]) {
      #expect(abs(value - expected) < 1e-12)
    }
    #expect(PositiveSystem([[1, 1], [1, 1]]) == nil)
    #expect(PositiveSystem([[-1]]) == nil)
  }
}
