extension FSRSGradient {
  /// How much the loss changes with the memory after a review.
  private struct Pull {
    var stability = 0.0
    var difficulty = 0.0
  }

  /// Goes from the last review to the first, and adds what each parameter did on the way.
  @inline(__always)
  func goBack(
    _ steps: UnsafeBufferPointer<TrainingSet.Step>, _ tape: UnsafeMutablePointer<GradientTape>,
    _ sum: UnsafeMutablePointer<Double>
  ) {
    var pull = Pull()
    for index in stride(from: steps.count - 1, to: 0, by: -1) {
      let (step, entry) = (steps[index], tape[index])
      var before = Pull()
      var recallPull = lossSlope(step, entry.recall)
      if index < steps.count - 1 {
        if !entry.movesStability { pull.stability = 0 }
        if !entry.movesDifficulty { pull.difficulty = 0 }
        before.difficulty = addDifficulty(pull.difficulty, step.rating, entry, sum)
        addStability(pull.stability, step.rating, entry, sum, &before, &recallPull)
      }
      if step.days > 0 {
        before.stability += addRecall(recallPull, entry, sum)
      }
      pull = before
    }
    addFirst(pull, steps[0].rating, sum)
  }

  /// The derivative of a target's loss, the negative logarithm of what was foretold for what
  /// happened, by the probability of recall.
  @inline(__always)
  private func lossSlope(_ step: TrainingSet.Step, _ recall: Double) -> Double {
    guard step.weight > 0, recall >= Self.certain, recall <= 1 - Self.certain else { return 0 }
    return step.rating == .again ? step.weight / (1 - recall) : -step.weight / recall
  }

  /// Hands a pull on recall to the stability before and to the decay.
  @inline(__always)
  private func addRecall(
    _ pull: Double, _ entry: GradientTape, _ sum: UnsafeMutablePointer<Double>
  ) -> Double {
    let rise = (entry.base - 1) / entry.base
    let byDecay =
      entry.recall * (entry.baseLogarithm + decay * rise * factorSlope / factor)
    sum[20] -= pull * byDecay
    return -pull * entry.recall * decay * rise / entry.stability
  }

  @inline(__always)
  private func addDifficulty(
    _ pull: Double, _ rating: Rating, _ entry: GradientTape, _ sum: UnsafeMutablePointer<Double>
  ) -> Double {
    let grade = Double(rating.rawValue - 3)
    let room = (10 - entry.difficulty) / 9
    let moved = entry.difficulty - w[6] * grade * room
    sum[4] += pull * w[7]
    sum[5] += pull * w[7] * firstSlope.easy
    sum[6] -= pull * (1 - w[7]) * grade * room
    sum[7] += pull * (firstDifficulty.easy - moved)
    return pull * (1 - w[7]) * (1 + w[6] * grade / 9)
  }

  @inline(__always)
  private func addFirst(_ pull: Pull, _ rating: Rating, _ sum: UnsafeMutablePointer<Double>) {
    sum[rating.rawValue - 1] += pull.stability
    guard MemoryState.difficultyRange.contains(firstDifficulty[rating]) else { return }
    sum[4] += pull.difficulty
    sum[5] += pull.difficulty * firstSlope[rating]
  }
}

extension FSRSGradient {
  /// Hands a pull on the new stability to the memory before, to recall, and to the parameters.
  @inline(__always)
  private func addStability(
    _ pull: Double, _ rating: Rating, _ entry: GradientTape, _ sum: UnsafeMutablePointer<Double>,
    _ before: inout Pull, _ recallPull: inout Double
  ) {
    let stability = entry.stability
    switch entry.change {
    case .none, .held: before.stability += pull
    case .success(let gain, let slope, let bonus):
      let pulled = pull * stability
      let all = pulled * gain * bonus
      sum[8] += all
      sum[9] -= all * entry.stabilityLogarithm
      sum[10] += pulled * slope * bonus * (1 - entry.recall)
      if rating == .hard { sum[15] += pulled * gain }
      if rating == .easy { sum[16] += pulled * gain }
      before.stability += pull * (1 + gain * bonus * (1 - w[9]))
      before.difficulty -= all / (11 - entry.difficulty)
      recallPull -= pulled * slope * bonus * w[10]
    case .lapse(let scale, let root, let difficultyLog, let stabilityLog):
      let all = pull * scale * (root - 1)
      sum[11] += all / w[11]
      sum[12] -= all * difficultyLog
      sum[13] += pull * scale * root * stabilityLog
      sum[14] += all * (1 - entry.recall)
      before.stability += pull * scale * w[13] * root / (stability + 1)
      before.difficulty -= w[12] * all / entry.difficulty
      recallPull -= w[14] * all
    case .ceiling:
      let all = pull * stability * ceiling
      sum[17] -= w[18] * all
      sum[18] -= w[17] * all
      before.stability += pull * ceiling
    case .sameDay(let increase):
      let all = pull * stability * increase
      sum[17] += all * (Double(rating.rawValue - 3) + w[18])
      sum[18] += all * w[17]
      sum[19] -= all * entry.stabilityLogarithm
      before.stability += pull * increase * (1 - w[19])
    }
  }
}
