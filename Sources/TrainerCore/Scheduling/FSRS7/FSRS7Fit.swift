/// A fit of the 34 parameters of FSRS-7 to a review log.
///
/// The settings are the final ones of srs-benchmark: from the standard parameters on, ``Adam`` on the
/// cross entropy of what was foretold of every review after a card's first, those of one day too,
/// weighted towards what is recent and held to the start.
struct FSRS7Fit {
  private let set: FSRS7TrainingSet

  private static let epochs = 9

  /// How much the start counts.
  private static let pull = 0.3333

  /// How far parameters usually lie from the start; the first stabilities are free.
  private static let spread = [
    9999, 9999, 9999, 9999, 0.523, 0.2528, 0.4329,
    0.2966, 0.2139, 0.2889, 0.1862, 0.175, 0.3812, 0.3013, 0.9104,
    0.3234, 0.2448, 0.3273, 0.1842, 0.1735, 0.4608, 0.311, 0.864,
    0.0418, 0.2596, 0.0798, 0.0682, 0.1282, 0.1397, 0.1407, 0.1489, 0.2, 0.15, 0.15,
  ]

  /// Fits to what was before the `end`th target of a log.
  init(_ log: TrainingLog, before end: Int) { set = FSRS7TrainingSet(log, before: end) }

  /// Too few reviews give the standard parameters; nil where `progress`, told the share that is done,
  /// returned false.
  func run(_ progress: (Double) -> Bool) -> FSRSParameters? {
    guard set.targetCount >= FSRSOptimizer.fewestTargets else { return .standard7 }
    let start = FSRSParameters.standard7.weights
    var adam = Adam(
      start, stepCount: set.batches.count * Self.epochs, pace: .seven,
      limits: FSRSParameters.limits7)
    var order = Array(set.batches.indices)
    var random = SplitMix64(seed: 2023)
    var stepsTaken = 0
    for _ in 0..<Self.epochs {
      order.shuffle(using: &random)
      for batch in order {
        let weights = FSRSParameters.heldToLimits7(adam.weights)
        adam.descend(gradient(of: set.batches[batch], at: weights, start))
        stepsTaken += 1
        if !progress(Double(stepsTaken) / Double(order.count * Self.epochs)) { return nil }
      }
    }
    return (try? FSRSParameters(adam.weights)) ?? .standard7
  }

  private func gradient(
    of batch: FSRS7TrainingSet.Batch, at weights: [Double], _ start: [Double]
  ) -> [Double] {
    let slope = set.lossSlope(of: batch.cards, at: weights)
    let share = Self.pull * Double(batch.targetCount) / Double(set.targetCount)
    return weights.indices.map { index in
      let spread = Self.spread[index]
      return slope[index] + 2 * share * (weights[index] - start[index]) / (spread * spread)
    }
  }
}
