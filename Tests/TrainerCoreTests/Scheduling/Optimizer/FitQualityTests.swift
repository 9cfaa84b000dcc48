import Testing

@testable import TrainerScheduling

@Suite struct FitQualityTests {
  private func foretold(
    _ recall: Double, _ isRecalled: Bool, days: Int = 1, returns: Int = 1, lapses: Int = 0
  ) -> Foretelling {
    Foretelling(
      recall: recall, isRecalled: isRecalled, days: days, returns: returns, lapses: lapses)
  }

  @Test("log loss is the mean of the surprises")
  func logLoss() {
    let quality = FitQuality([foretold(0.8, true), foretold(0.4, false)])
    #expect(abs(quality.logLoss - 0.36698) < 1e-5)
    #expect(quality.reviews == 2)
  }

  @Test("certainty that was wrong does not end in infinity")
  func certainty() {
    #expect(FitQuality([foretold(1, false)]).logLoss < 20)
  }

  @Test("AUC counts pairs, and equal ones by half")
  func auc() {
    let quality = FitQuality([
      foretold(0.9, true), foretold(0.8, false), foretold(0.8, true), foretold(0.3, false),
    ])
    #expect(quality.auc == 0.875)
    #expect(FitQuality([foretold(0.9, true)]).auc == nil)
  }

  @Test("RMSE(bins) compares shares within a bin, weighted by its reviews")
  func bins() {
    // Two bins by days: one off by 0.4, one exact.
    let quality = FitQuality([
      foretold(0.9, true, days: 1), foretold(0.9, false, days: 1),
      foretold(1, true, days: 40), foretold(1, true, days: 41),
    ])
    #expect(abs(quality.rmseBins - (0.08).squareRoot()) < 1e-12)
    #expect(FitQuality([ForetoldStretch]()).rmseBins == 0)
  }

  @Test("targets of one card are counted with their returns and lapses")
  func foretell() {
    func row(_ day: Int, _ rating: Rating) -> ReviewRow {
      ReviewRow(card: 0, rating: rating, utcMilliseconds: Int64(day) * 86_400_000)
    }
    let rows = [
      row(0, .good), row(0, .good), row(3, .again), row(3, .good), row(5, .hard), row(9, .easy),
    ]
    let log = TrainingLog(rows, days: [0, 0, 3, 3, 5, 9])
    let foretold = FSRSModel(.standard).foretell(log, in: 0..<3)
    #expect(log.targetCount == 3)
    #expect(foretold.map(\.days) == [3, 2, 4])
    #expect(foretold.map(\.returns) == [1, 2, 3])
    #expect(foretold.map(\.lapses) == [0, 1, 1])
    #expect(foretold.map(\.isRecalled) == [false, true, true])
  }

  @Test("splits cover equal stretches of time and leave out the first")
  func splits() {
    let log = SimulatedLog.make(cards: 100)
    let size = log.targetCount / 6
    let splits = TimeSeriesSplits(log, count: 5)
    #expect(splits.stretches.map(\.lowerBound) == (1...5).map { $0 * size })
    let parts = (0..<splits.count).map { splits.foretell($0, of: log, with: .standard) }
    #expect(FitQuality(parts).reviews == 5 * size)
    #expect(TimeSeriesSplits(TrainingLog([], days: []), count: 5).count == 0)
  }
}
