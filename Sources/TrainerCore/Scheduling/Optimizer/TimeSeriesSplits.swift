/// Stretches of a log in the order of time, each but the first foretold by a fit to all before it: how
/// good fits are at time that they have not seen.
public struct TimeSeriesSplits: Sendable {
  /// The targets of each stretch that is foretold.
  let stretches: [Range<Int>]

  /// Cuts the targets of a log into `count` + 1 stretches of one size; what is left over at the end is
  /// not used (as in srs-benchmark).
  public init(_ log: TrainingLog, count: Int) {
    let size = log.targetCount / (count + 1)
    stretches = (0..<count).map { size * ($0 + 1)..<size * ($0 + 2) }.filter { !$0.isEmpty }
  }

  /// How many stretches are foretold.
  public var count: Int { stretches.count }

  /// What the fit of one split foretells; nil where it was stopped.
  public func foretell(
    _ split: Int, of log: TrainingLog, by optimizer: FSRSOptimizer,
    progress: (Double) -> Bool = { _ in true }
  ) -> ForetoldStretch? {
    let stretch = stretches[split]
    guard let parameters = optimizer.fit(log, before: stretch.lowerBound, progress: progress)
    else { return nil }
    return foretell(split, of: log, with: parameters)
  }

  /// What given parameters foretell.
  public func foretell(
    _ split: Int, of log: TrainingLog, with parameters: FSRSParameters
  ) -> ForetoldStretch {
    ForetoldStretch(FSRSModel(parameters).foretell(log, in: stretches[split]))
  }
}

/// What was foretold of one stretch of a log.
public struct ForetoldStretch: Sendable {
  fileprivate let foretold: [Foretelling]

  fileprivate init(_ foretold: [Foretelling]) { self.foretold = foretold }
}

extension FitQuality {
  /// Judges what was foretold of several stretches, all together.
  public init(_ stretches: [ForetoldStretch]) { self.init(stretches.flatMap(\.foretold)) }
}
