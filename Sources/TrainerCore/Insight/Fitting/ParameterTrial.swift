public import TrainerScheduling

/// Parameters fitted to a log, and what speaks for them and against them.
public struct ParameterTrial: Sendable {
  /// The parameters that hold so far.
  public let before: FSRSParameters

  /// Those that the whole log leads to.
  public let fitted: FSRSParameters

  /// How both foretell the whole log, which the fitted ones have seen.
  public let whole: Comparison

  /// How the old ones and a fit to all earlier time foretell the last fifth of the log.
  public let heldBack: Comparison

  /// The old and the new.
  public struct Comparison: Hashable, Sendable {
    /// What the old parameters foretell.
    public let before: FitQuality

    /// What the new parameters foretell.
    public let after: FitQuality
  }

  /// Whether the fit does better on time that it has not seen; only then the new ones are worth taking.
  public var isBetter: Bool {
    fitted != before && heldBack.after.logLoss < heldBack.before.logLoss
  }

  /// The new parameters where they are worth taking, else the old ones.
  public var best: FSRSParameters { isBetter ? fitted : before }
}

/// Why parameters were not fitted.
public enum FitRefusal: Error, Hashable {
  /// Reviews that can be foretold, those with a day or more since the one before, are too few.
  case tooFewReviews(found: Int, needed: Int)

  /// It was told to stop.
  case stopped
}

extension ParameterTrial {
  /// So many reviews that can be foretold leave enough to fit to when the last fifth is held back.
  public static let fewestTargets = FSRSOptimizer.fewestTargets * 5 / 4

  /// Fits to a log, in the place of other parameters.
  ///
  /// `progress` is told which share is done at least, 0 to 1, and answers whether to go on; it is
  /// called from any thread.
  ///
  /// - Throws: ``FitRefusal``.
  public init(
    _ log: TrainingLog, replacing before: FSRSParameters, relearningSteps: Int = 1,
    progress: @Sendable (Double) -> Bool = { _ in true }
  ) throws(FitRefusal) {
    guard log.targetCount >= Self.fewestTargets else {
      throw .tooFewReviews(found: log.targetCount, needed: Self.fewestTargets)
    }
    let optimizer = FSRSOptimizer(before.version, relearningSteps: relearningSteps)
    let seen = log.targetCount - log.targetCount / 5
    // The whole log takes longer: it tells how far the work is.
    let fits = Processors.map(2) { piece in
      piece == 0
        ? optimizer.fit(log, progress: progress)
        : optimizer.fit(log, before: seen) { _ in progress(0) }
    }
    guard let fitted = fits[0], let early = fits[1], progress(1) else { throw .stopped }
    self.before = before
    self.fitted = fitted.roundedToNineDigits
    let candidate = self.fitted
    let qualities = Processors.map(2) { piece in
      let (parameters, past) = piece == 0 ? (before, before) : (candidate, early)
      return (
        whole: FitQuality(of: parameters, on: log, relearningSteps: relearningSteps),
        last: FitQuality(
          of: past, on: log, from: seen, relearningSteps: relearningSteps)
      )
    }
    whole = Comparison(before: qualities[0].whole, after: qualities[1].whole)
    heldBack = Comparison(before: qualities[0].last, after: qualities[1].last)
  }
}

extension FSRSParameters {
  /// As the log keeps them, so that they are the same once they are read again.
  fileprivate var roundedToNineDigits: FSRSParameters {
    (try? FSRSParameters(weights.map(\.roundedToNineDigits))) ?? self
  }
}
