/// How well a model foretells reviews, by the three figures of the benchmark of spaced-repetition
/// models (srs-benchmark); every review counts the same.
public struct FitQuality: Hashable, Sendable {
  /// The mean of minus the logarithm of what was foretold for what happened; less is better.
  public let logLoss: Double

  /// How far foretold and actual shares of recall lie apart in groups of like reviews, 0 to 1; less is
  /// better.
  public let rmseBins: Double

  /// The probability that a recalled review was foretold higher than a forgotten one, 0.5 where
  /// nothing was told apart; nil where all were recalled, or none.
  public let auc: Double?

  /// How many reviews were foretold.
  public let reviews: Int

  /// Judges parameters by all targets of a log.
  public init(
    of parameters: FSRSParameters, on log: TrainingLog, relearningSteps: Int = 1
  ) {
    self.init(
      of: parameters, on: log, in: 0..<log.targetCount, relearningSteps: relearningSteps)
  }

  /// Judges parameters by the targets of a log from the `start`th on, in the order of time.
  public init(
    of parameters: FSRSParameters, on log: TrainingLog, from start: Int, relearningSteps: Int = 1
  ) {
    self.init(
      of: parameters, on: log, in: min(start, log.targetCount)..<log.targetCount,
      relearningSteps: relearningSteps)
  }

  init(
    of parameters: FSRSParameters, on log: TrainingLog, in ranks: Range<Int>,
    relearningSteps: Int = 1
  ) {
    let model = FSRSModel(parameters, relearningSteps: relearningSteps)
    self.init(model.foretell(log, in: ranks))
  }

  init(_ foretold: [Foretelling]) {
    reviews = foretold.count
    let count = Double(max(1, foretold.count))
    logLoss = foretold.reduce(0) { $0 + Self.loss($1) } / count
    rmseBins = Self.rmseBins(foretold)
    auc = Self.auc(foretold)
  }

  private static func loss(_ foretold: Foretelling) -> Double {
    let certain = FSRSGradient.certain
    let recall = foretold.recall.clamped(to: certain...1 - certain)
    return -RealMath.logarithm(foretold.isRecalled ? recall : 1 - recall)
  }
}

// MARK: - RMSE(bins)

extension FitQuality {
  /// Reviews that the benchmark takes for alike.
  private struct Bin: Hashable {
    let days: Int
    let returns: Int
    let lapses: Int

    init(_ foretold: Foretelling) {
      func step(_ value: Int, _ scale: Double, _ base: Double) -> Double {
        let power = RealMath.logarithm(Double(value)) / RealMath.logarithm(base)
        // An exact power may come out a hair below its whole number.
        return scale * RealMath.power(base, (power + 1e-12).rounded(.down))
      }
      days = Int((step(foretold.days, 2.48, 3.62) * 100).rounded())
      returns = Int(step(foretold.returns + 1, 1.99, 1.89).rounded())
      lapses = foretold.lapses == 0 ? 0 : Int(step(foretold.lapses, 1.65, 1.73).rounded())
    }
  }

  private struct Sums {
    var count = 0.0
    var foretold = 0.0
    var recalled = 0.0
  }

  private static func rmseBins(_ foretold: [Foretelling]) -> Double {
    var bins: [Bin: Sums] = [:]
    var order: [Bin] = []
    for one in foretold {
      let bin = Bin(one)
      if bins[bin] == nil { order.append(bin) }
      bins[bin, default: Sums()].count += 1
      bins[bin]?.foretold += one.recall
      if one.isRecalled { bins[bin]?.recalled += 1 }
    }
    // In the order of first sight: the sum's last digits would else change from run to run.
    let squares = order.compactMap { bins[$0] }.reduce(0) { sum, bin in
      let gap = (bin.foretold - bin.recalled) / bin.count
      return sum + bin.count * gap * gap
    }
    return (squares / Double(max(1, foretold.count))).squareRoot()
  }
}

// MARK: - AUC

extension FitQuality {
  /// By the ranks of the foretold values; equal ones share the mean of theirs (Mann and Whitney).
  private static func auc(_ foretold: [Foretelling]) -> Double? {
    let recalled = Double(foretold.count(where: \.isRecalled))
    let forgotten = Double(foretold.count) - recalled
    guard recalled > 0, forgotten > 0 else { return nil }
    let sorted = foretold.sorted { $0.recall < $1.recall }
    var (sum, start) = (0.0, 0)
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end].recall == sorted[start].recall { end += 1 }
      let rank = Double(start + end + 1) / 2
      sum += rank * Double(sorted[start..<end].count(where: \.isRecalled))
      start = end
    }
    return (sum - recalled * (recalled + 1) / 2) / (recalled * forgotten)
  }
}
