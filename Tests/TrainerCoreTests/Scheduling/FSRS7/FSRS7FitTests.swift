import Testing
import TrainerTestKit

@testable import TrainerScheduling

/// Derivatives of FSRS-7 against differences of the loss, and what a fit makes of a log.
@Suite struct FSRS7FitTests {
  @Test("each derivative is the slope of the loss on random histories", arguments: 0..<6)
  func derivatives(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let log = SimulatedLog.make(cards: 12, seed: UInt64(seed))
    let set = FSRS7TrainingSet(log, before: log.targetCount)
    let cards = 0..<set.starts.count - 1
    let weights = Self.anyWeights(&random)
    let gradient = set.lossSlope(of: cards, at: weights)
    var compared = 0
    for index in weights.indices {
      func loss(_ shift: Double) -> Double {
        var moved = weights
        moved[index] += shift
        return set.loss(of: cards, at: moved)
      }
      let step = 1e-5 * max(0.1, abs(weights[index]))
      let (left, middle, right) = (loss(-step), loss(0), loss(step))
      let sides = ((middle - left) / step, (right - middle) / step)
      // Where the loss has a corner there is no one slope.
      guard abs(sides.0 - sides.1) < 1e-2 * max(1, abs(sides.0)) else { continue }
      compared += 1
      let slope = (right - left) / (2 * step)
      #expect(
        abs(slope - gradient[index]) < 1e-4 * max(1, abs(slope)),
        "w\(index): \(gradient[index]) \(slope)")
    }
    #expect(compared > 28)
  }

  @Test("a fit foretells its log better than the standard parameters, and by the same digits again")
  func fits() throws {
    let log = SimulatedLog.make(cards: 60)
    let fitted = try #require(FSRSOptimizer(.seven).fit(log))
    #expect(fitted.version == .seven)
    #expect(fitted == FSRSOptimizer(.seven).fit(log))
    let (before, after) = (FitQuality(of: .standard7, on: log), FitQuality(of: fitted, on: log))
    #expect(after.logLoss < before.logLoss - 0.01)
    #expect(FSRSParameters.heldToLimits7(fitted.weights) == fitted.weights)
  }

  @Test("few answers leave the standard parameters")
  func tooFew() {
    #expect(FSRSOptimizer(.seven).fit(SimulatedLog.make(cards: 4)) == .standard7)
  }

  @Test("a fit that is told to stop has no result")
  func stopped() {
    #expect(FSRSOptimizer(.seven).fit(SimulatedLog.make(cards: 60)) { _ in false } == nil)
  }

  /// Weights well within their limits.
  private static func anyWeights(_ random: inout SeededRandom) -> [Double] {
    let weights = zip(FSRSParameters.limits7, FSRSParameters.standard7.weights).map {
      limits, standard in
      let width = limits.upperBound - limits.lowerBound
      let near = standard * Double.random(in: 0.8...1.25, using: &random) + 0.01 * min(1, width)
      return near.clamped(to: limits.lowerBound + 1e-3 * width...limits.upperBound - 1e-3 * width)
    }
    return FSRSParameters.heldToLimits7(weights)
  }
}
