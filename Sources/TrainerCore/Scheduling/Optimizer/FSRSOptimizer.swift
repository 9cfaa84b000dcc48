/// Fits the parameters of a memory model to a review log.
///
/// For FSRS-6 method and constants are those of fsrs-rs 6.6: first stabilities from first returns, then Adam on
/// the cross entropy of what was foretold, weighted towards what is recent and held to the start;
/// each card is followed once for all its targets. In float64, on one core, so that the digits are
/// the same on any number of cores: several fits run beside each other instead. For FSRS-7 see
/// ``FSRS7Fit``.
public struct FSRSOptimizer: Sendable {
  /// Reviews that can be foretold, without which nothing is fitted.
  public static let fewestTargets = 64

  /// The number of relearning steps, which limits two parameters.
  private let relearningSteps: Int

  /// The model whose parameters are wanted.
  private let version: FSRSVersion

  /// An optimizer of a model, for a learner with so many relearning steps.
  public init(_ version: FSRSVersion = .six, relearningSteps: Int = 1) {
    self.version = version
    self.relearningSteps = relearningSteps
  }

  /// Fits to the targets of a log before `end` in the order of time, all of them where it is nil.
  ///
  /// Too few of them give the standard parameters, perhaps with first stabilities of their own.
  /// `progress` is told now and then which share is done, 0 to 1; where it returns false, the fit
  /// ends and the result is nil.
  public func fit(
    _ log: TrainingLog, before end: Int? = nil, progress: (Double) -> Bool = { _ in true }
  ) -> FSRSParameters? {
    let end = min(end ?? log.targetCount, log.targetCount)
    switch version {
    case .six: return fitSix(log, before: end, progress)
    case .seven: return FSRS7Fit(log, before: end).run(progress)
    }
  }

  private func fitSix(
    _ log: TrainingLog, before end: Int, _ progress: (Double) -> Bool
  ) -> FSRSParameters? {
    let returns = FirstReturns(log, in: 0..<end)
    let set = TrainingSet(log, before: end, returns)
    guard set.targetCount >= 8, let first = FirstStabilities(returns, averageRecall: set.recall)
    else { return .standard }
    let start = first.values + FSRSParameters.standard.weights[4...]
    guard set.hasLaterReturns, set.targetCount >= Self.fewestTargets else {
      return try? FSRSParameters(start)
    }
    var descent = Descent(set, from: limited(start))
    while !descent.isDone {
      descent.runEpoch(limited, progress)
      if descent.isCancelled { return nil }
    }
    let settled = first.settled(descent.weights[0..<4]) + descent.weights[4...]
    return (try? FSRSParameters(settled)) ?? .standard
  }

  private func limited(_ weights: [Double]) -> [Double] {
    guard relearningSteps > 1, let parameters = try? FSRSParameters(weights) else { return weights }
    return parameters.limited(toRelearningSteps: relearningSteps).weights
  }
}
