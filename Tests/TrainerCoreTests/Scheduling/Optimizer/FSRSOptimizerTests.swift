import Testing
import TrainerTestKit

@testable import TrainerScheduling

@Suite struct FSRSOptimizerTests {
  @Test("a fit foretells time that it has not seen better than the standard parameters")
  func fit() throws {
    let log = SimulatedLog.make(cards: 3000)
    let end = log.targetCount * 4 / 5
    let fitted = try #require(FSRSOptimizer().fit(log, before: end))
    let rest = end..<log.targetCount
    let (old, new) = (
      FitQuality(of: .standard, on: log, in: rest), FitQuality(of: fitted, on: log, in: rest)
    )
    let truth = FitQuality(of: SimulatedLog.truth, on: log, in: rest)
    #expect(new.logLoss < old.logLoss - 0.001)
    #expect(new.logLoss < truth.logLoss + 0.005)
    #expect(new.rmseBins < old.rmseBins)
  }

  @Test("the same log gives the same digits")
  func digits() {
    let log = SimulatedLog.make(cards: 400)
    #expect(FSRSOptimizer().fit(log) == FSRSOptimizer().fit(log))
  }

  @Test("what comes after the end has no influence")
  func end() throws {
    let log = SimulatedLog.make(cards: 400)
    let half = log.targetCount / 2
    let early = FSRSOptimizer().fit(log, before: half)
    #expect(early != FSRSOptimizer().fit(log))
    #expect(early == FSRSOptimizer().fit(log, before: half))
  }

  @Test("every parameter stays within its limits", arguments: 0..<6)
  func limits(seed: UInt64) throws {
    let log = SimulatedLog.make(cards: 150, seed: seed)
    let fitted = try #require(FSRSOptimizer(relearningSteps: 3).fit(log))
    for (weight, limits) in zip(fitted.weights, FSRSParameters.limits) {
      #expect(limits ~= weight)
    }
    #expect(fitted.weights[0...3].sorted() == Array(fitted.weights[0...3]))
  }

  @Test("too few reviews leave the standard parameters")
  func few() {
    #expect(FSRSOptimizer().fit(SimulatedLog.make(cards: 2)) == .standard)
    #expect(FSRSOptimizer().fit(TrainingLog([], days: [])) == .standard)
  }

  @Test("a fit that is told to stop has no result")
  func stop() {
    #expect(FSRSOptimizer().fit(SimulatedLog.make(cards: 3000)) { _ in false } == nil)
  }

  @Test("progress only grows")
  func progress() {
    var shares: [Double] = []
    _ = FSRSOptimizer().fit(SimulatedLog.make(cards: 3000)) {
      shares.append($0)
      return true
    }
    #expect(shares.count > 3)
    #expect(shares == shares.sorted())
    #expect(shares.allSatisfy { 0...1 ~= $0 })
  }
}
