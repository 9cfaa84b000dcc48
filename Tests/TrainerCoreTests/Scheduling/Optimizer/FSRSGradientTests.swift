import Testing
import TrainerTestKit

@testable import TrainerScheduling

/// The gradient by hand against differences of the loss, which the model itself foretells.
@Suite struct FSRSGradientTests {
  @Test("each derivative is the slope of the loss on random histories", arguments: 0..<40)
  func derivatives(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let set = try #require(Self.set(SimulatedLog.make(cards: 30, seed: UInt64(seed))))
    let weights = Self.anyWeights(&random)
    var gradient = [Double](repeating: 0, count: 21)
    var tape = [GradientTape](repeating: GradientTape(), count: TrainingSet.longestHistory)
    FSRSGradient(weights).add(set, 0..<set.starts.count - 1, to: &gradient, &tape)
    for index in weights.indices {
      guard let slope = Self.slope(of: set, at: weights, index) else { continue }
      let tolerance = 1e-5 * max(1, abs(slope), abs(gradient[index]))
      #expect(abs(slope - gradient[index]) < tolerance, "w\(index): \(gradient[index]) \(slope)")
    }
  }

  @Test("hardly any derivative is passed over because the loss has a corner there")
  func corners() throws {
    var passedOver = 0
    for seed in 0..<40 {
      var random = SeededRandom(seed: UInt64(seed))
      let set = try #require(Self.set(SimulatedLog.make(cards: 30, seed: UInt64(seed))))
      let weights = Self.anyWeights(&random)
      passedOver += weights.indices.count { Self.slope(of: set, at: weights, $0) == nil }
    }
    #expect(passedOver < 40 * 21 / 20)
  }

  private static func set(_ log: TrainingLog) -> TrainingSet? {
    let set = TrainingSet(log, before: log.targetCount, FirstReturns(log, in: 0..<0))
    return set.targetCount > 20 ? set : nil
  }

  /// Weights well within their limits.
  private static func anyWeights(_ random: inout SeededRandom) -> [Double] {
    zip(FSRSParameters.limits, FSRSParameters.standard.weights).map { limits, standard in
      let width = limits.upperBound - limits.lowerBound
      let near = standard * Double.random(in: 0.6...1.6, using: &random) + 0.01 * min(1, width)
      return near.clamped(to: limits.lowerBound + 1e-3 * width...limits.upperBound - 1e-3 * width)
    }
  }

  /// The central difference; nil where the loss has a corner, so that there is no one slope.
  private static func slope(of set: TrainingSet, at weights: [Double], _ index: Int) -> Double? {
    func loss(_ shift: Double) -> Double {
      var moved = weights
      moved[index] += shift
      return Self.loss(of: set, FSRSModel(FSRSParameters.standard.with(moved)))
    }
    let step = 1e-5 * max(0.1, abs(weights[index]))
    let (left, middle, right) = (loss(-step), loss(0), loss(step))
    let slopes = ((middle - left) / step, (right - middle) / step)
    guard abs(slopes.0 - slopes.1) < 1e-2 * max(1, abs(slopes.0)) else { return nil }
    return (loss(-step / 2) * -8 + loss(step / 2) * 8 + left - right) / (6 * step)
  }

  private static func loss(of set: TrainingSet, _ model: FSRSModel) -> Double {
    var loss = 0.0
    for card in 0..<set.starts.count - 1 {
      var memory: MemoryState?
      for step in set.steps[set.starts[card]..<set.starts[card + 1]] {
        guard let state = memory else {
          memory = model.first(step.rating)
          continue
        }
        let recall = model.retrievability(state, elapsedDays: Double(step.days))
        let foretold = step.rating == .again ? 1 - recall : recall
        if step.weight > 0 { loss -= step.weight * RealMath.logarithm(foretold) }
        memory = model.next(state, step.rating, elapsedDays: Int(step.days))
      }
    }
    return loss
  }
}
