/// The derivatives of the loss of FSRS-6 by its 21 parameters, by hand: each card is followed
/// forwards once and back once.
///
/// The formulae are those of ``FSRSModel``. Logarithms are kept where powers are needed, because
/// the derivatives need them as well.
struct FSRSGradient {
  let w: [Double]
  let decay: Double
  let factor: Double
  /// The derivative of `factor` by the decay.
  let factorSlope: Double
  let growth: Double
  let ceiling: Double
  let firstDifficulty: ByRating<Double>
  /// The derivative of each first difficulty by w5.
  let firstSlope: ByRating<Double>
  let sameDay: ByRating<Double>

  /// Predictions this near to 0 and 1 do not pull any more (fsrs-rs).
  static let certain = 1e-7

  /// The gradient at `weights`, which lie within their limits.
  init(_ weights: [Double]) {
    w = weights
    decay = -weights[20]
    let root = RealMath.power(0.9, 1 / decay)
    factor = root - 1
    factorSlope = -root * RealMath.logarithm(0.9) / (decay * decay)
    growth = RealMath.exponential(weights[8])
    ceiling = RealMath.exponential(-weights[17] * weights[18])
    let rises = ByRating { RealMath.exponential(weights[5] * Double($0.rawValue - 1)) }
    firstDifficulty = ByRating { weights[4] - rises[$0] + 1 }
    firstSlope = ByRating { -Double($0.rawValue - 1) * rises[$0] }
    sameDay = ByRating {
      RealMath.exponential(weights[17] * (Double($0.rawValue - 3) + weights[18]))
    }
  }

  /// Adds the gradient of one card's loss to the 21 numbers of `sum`.
  ///
  /// The last step is a target. `tape` has room for as many entries as there are steps.
  @inline(__always)
  func add(
    _ steps: UnsafeBufferPointer<TrainingSet.Step>, to sum: UnsafeMutablePointer<Double>,
    _ tape: UnsafeMutablePointer<GradientTape>
  ) {
    record(steps, on: tape)
    goBack(steps, tape, sum)
  }
}

// MARK: - Forwards

extension FSRSGradient {
  @inline(__always)
  private func record(
    _ steps: UnsafeBufferPointer<TrainingSet.Step>, on tape: UnsafeMutablePointer<GradientTape>
  ) {
    let first = steps[0].rating
    var stability = w[first.rawValue - 1]
    var difficulty = firstDifficulty[first].clamped(to: MemoryState.difficultyRange)
    for index in 1..<steps.count {
      let step = steps[index]
      var entry = GradientTape()
      entry.stability = stability
      entry.difficulty = difficulty
      entry.stabilityLogarithm = RealMath.logarithm(stability)
      if step.days > 0 {
        entry.base = 1 + factor * Double(step.days) / stability
        entry.baseLogarithm = RealMath.logarithm(entry.base)
        entry.recall = RealMath.exponential(decay * entry.baseLogarithm)
      }
      if index < steps.count - 1 {
        change(&entry, step)
        let newStability = changedStability(entry)
        stability = newStability.clamped(to: MemoryState.stabilityRange)
        entry.movesStability = stability == newStability
        let newDifficulty = changedDifficulty(difficulty, step.rating)
        difficulty = newDifficulty.clamped(to: MemoryState.difficultyRange)
        entry.movesDifficulty = difficulty == newDifficulty
      }
      tape[index] = entry
    }
  }

  @inline(__always)
  private func change(_ entry: inout GradientTape, _ step: TrainingSet.Step) {
    if step.days < 1 {
      let increase =
        sameDay[step.rating] * RealMath.exponential(-w[19] * entry.stabilityLogarithm)
      entry.change =
        step.rating != .again && increase < 1 ? .held : .sameDay(increase: increase)
    } else if step.rating == .again {
      lapse(&entry)
    } else {
      let surprise = RealMath.exponential(w[10] * (1 - entry.recall))
      let scale =
        growth * (11 - entry.difficulty)
        * RealMath.exponential(-w[9] * entry.stabilityLogarithm)
      let bonus = step.rating == .hard ? w[15] : step.rating == .easy ? w[16] : 1
      entry.change = .success(
        gain: scale * (surprise - 1), slope: scale * surprise, bonus: bonus)
    }
  }

  @inline(__always)
  private func lapse(_ entry: inout GradientTape) {
    let difficultyLog = RealMath.logarithm(entry.difficulty)
    let stabilityLog = RealMath.logarithm(entry.stability + 1)
    let root = RealMath.exponential(w[13] * stabilityLog)
    let scale =
      w[11] * RealMath.exponential(w[14] * (1 - entry.recall) - w[12] * difficultyLog)
    entry.change =
      scale * (root - 1) < entry.stability * ceiling
      ? .lapse(
        scale: scale, root: root, difficultyLog: difficultyLog, stabilityLog: stabilityLog)
      : .ceiling
  }

  @inline(__always)
  private func changedStability(_ entry: GradientTape) -> Double {
    switch entry.change {
    case .none, .held: entry.stability
    case .success(let gain, _, let bonus): entry.stability * (1 + gain * bonus)
    case .lapse(let scale, let root, _, _): scale * (root - 1)
    case .ceiling: entry.stability * ceiling
    case .sameDay(let increase): entry.stability * increase
    }
  }

  @inline(__always)
  private func changedDifficulty(_ difficulty: Double, _ rating: Rating) -> Double {
    let step = -w[6] * Double(rating.rawValue - 3)
    return w[7] * firstDifficulty.easy
      + (1 - w[7]) * (difficulty + step * (10 - difficulty) / 9)
  }
}
