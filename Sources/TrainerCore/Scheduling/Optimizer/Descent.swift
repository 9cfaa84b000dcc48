/// A fit under way: batches in an order that is drawn anew for each epoch, a step of ``Adam`` after
/// each.
struct Descent {
  private let set: TrainingSet
  private let start: [Double]
  private var adam: Adam
  private var order: [Int]
  private var random = SplitMix64(seed: 2023)
  private var epoch = 0
  private var stepsTaken = 0

  /// Whether it was told to stop.
  private(set) var isCancelled = false

  /// The weights so far.
  var weights: [Double] { adam.weights }

  /// Whether all epochs are through.
  var isDone: Bool { epoch == Self.epochs }

  /// Twice as many as in fsrs-rs: a small log gains 0.004 in log loss on time it has not seen.
  private static let epochs = 10

  /// How far parameters usually lie from the start: what holds them to it (fsrs-rs 6.6,
  /// `PARAMS_STDDEV`).
  private static let spread = [
    6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25,
    1.03, 0.31, 0.32, 0.14, 0.27,
  ]

  init(_ set: TrainingSet, from start: [Double]) {
    self.set = set
    self.start = start
    order = Array(set.batches.indices)
    adam = Adam(start, stepCount: set.batches.count * Self.epochs)
  }

  /// Runs through all batches once; `limited` holds weights within limits that depend on each other.
  mutating func runEpoch(
    _ limited: ([Double]) -> [Double], _ progress: (Double) -> Bool
  ) {
    order.shuffle(using: &random)
    var tape = [GradientTape](repeating: GradientTape(), count: TrainingSet.longestHistory)
    for batch in order {
      let gradient = gradient(of: set.batches[batch], at: limited(adam.weights), &tape)
      adam.descend(gradient)
      stepsTaken += 1
      guard stepsTaken % 64 == 0 else { continue }
      if !progress(Double(stepsTaken) / Double(order.count * Self.epochs)) {
        isCancelled = true
        return
      }
    }
    epoch += 1
  }

  private func gradient(
    of batch: TrainingSet.Batch, at weights: [Double], _ tape: inout [GradientTape]
  ) -> [Double] {
    let share = Double(batch.targetCount) / Double(set.targetCount)
    var sum = weights.indices.map { index in
      let spread = Self.spread[index]
      return 2 * share * (weights[index] - start[index]) / (spread * spread)
    }
    FSRSGradient(weights).add(set, batch.cards, to: &sum, &tape)
    return sum
  }
}

extension FSRSGradient {
  /// Adds the gradients of some cards of a set to the 21 numbers of `sum`.
  func add(
    _ set: TrainingSet, _ cards: Range<Int>, to sum: inout [Double], _ tape: inout [GradientTape]
  ) {
    set.steps.withUnsafeBufferPointer { steps in
      tape.withUnsafeMutableBufferPointer { tape in
        sum.withUnsafeMutableBufferPointer { sum in
          guard let tape = tape.baseAddress, let sum = sum.baseAddress else { return }
          for card in cards {
            add(
              UnsafeBufferPointer(rebasing: steps[set.starts[card]..<set.starts[card + 1]]),
              to: sum, tape)
          }
        }
      }
    }
  }
}
