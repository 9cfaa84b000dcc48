/// The formulae of FSRS-6 for one set of parameters.
///
/// What depends on parameters only is computed once; a review costs at most three powers and one
/// exponential, and allocates nothing. Source of the formulae: the open-spaced-repetition project
/// ("The Algorithm", FSRS-6), with the bounds and the same-day rule of fsrs-rs 6.6.
struct FSRS6Formulae: Sendable {
  private let initial: ByRating<MemoryState>
  private let difficultyStep: ByRating<Double>
  private let growth: ByRating<Double>
  private let sameDayIncrease: ByRating<Double>

  private let decay: Double
  private let factor: Double

  /// w7 and, already weighted by it, the difficulty that all difficulties drift to.
  private let reversion: Double
  private let reversionTarget: Double

  private let growthPower: Double
  private let growthRecall: Double

  private let lapseScale: Double
  private let lapseDifficultyPower: Double
  private let lapseStabilityPower: Double
  private let lapseRecall: Double
  private let lapseCeiling: Double

  private let sameDayPower: Double

  /// The model of `parameters`; the number of relearning steps limits two of them.
  init(_ parameters: FSRSParameters, relearningSteps: Int = 1) {
    let w = parameters.limited(toRelearningSteps: relearningSteps).weights
    func initialDifficulty(_ rating: Rating) -> Double {
      w[4] - RealMath.exponential(w[5] * Double(rating.rawValue - 1)) + 1
    }
    initial = ByRating { rating in
      MemoryState(stability: w[rating.rawValue - 1], difficulty: initialDifficulty(rating))
    }
    difficultyStep = ByRating { rating in -w[6] * Double(rating.rawValue - 3) / 9 }
    reversion = w[7]
    reversionTarget = w[7] * initialDifficulty(.easy)

    decay = -w[20]
    factor = RealMath.power(0.9, 1 / decay) - 1

    let base = RealMath.exponential(w[8])
    growth = ByRating(again: 0, hard: base * w[15], good: base, easy: base * w[16])
    growthPower = -w[9]
    growthRecall = w[10]

    lapseScale = w[11]
    lapseDifficultyPower = -w[12]
    lapseStabilityPower = w[13]
    lapseRecall = w[14]
    lapseCeiling = RealMath.exponential(-w[17] * w[18])

    sameDayIncrease = ByRating { rating in
      RealMath.exponential(w[17] * (Double(rating.rawValue - 3) + w[18]))
    }
    sameDayPower = -w[19]
  }
}

extension FSRS6Formulae {
  /// The state after the first review of an item.
  func first(_ rating: Rating) -> MemoryState { initial[rating] }

  /// The state after a later review, `elapsedDays` whole days after the one before; less than one
  /// is the same day.
  func next(_ state: MemoryState, _ rating: Rating, elapsedDays: Int) -> MemoryState {
    let recall = elapsedDays > 0 ? retrievability(state, elapsedDays: Double(elapsedDays)) : 1
    return next(state, rating, elapsedDays: elapsedDays, recall: recall)
  }

  /// The probability, 0 to 1, that an item is recalled `elapsedDays` after its last review.
  @inline(__always)
  func retrievability(_ state: MemoryState, elapsedDays: Double) -> Double {
    RealMath.power(1 + factor * max(0, elapsedDays) / state.stability, decay)
  }

  /// Days, not rounded, after which an item is recalled with probability `retention`.
  func interval(stability: Double, retention: Double) -> Double {
    stability * intervalPerStability(retention: retention)
  }

  /// Days that one day of stability lasts until recall has sunk to `retention`; 1 for 0.9.
  func intervalPerStability(retention: Double) -> Double {
    (RealMath.power(retention, 1 / decay) - 1) / factor
  }

  /// As the public form, where the probability of recall before the review is known.
  @inline(__always)
  func next(
    _ state: MemoryState, _ rating: Rating, elapsedDays: Int, recall: Double
  ) -> MemoryState {
    let stability =
      if elapsedDays < 1 {
        stabilityOnSameDay(state, rating)
      } else if rating == .again {
        stabilityAfterLapse(state, recall: recall)
      } else {
        stabilityAfterSuccess(state, rating, recall: recall)
      }
    return MemoryState(stability: stability, difficulty: difficulty(after: rating, state))
  }

  /// Moves less the nearer difficulty is to its upper bound, then a little towards that of Easy.
  @inline(__always)
  private func difficulty(after rating: Rating, _ state: MemoryState) -> Double {
    let moved = state.difficulty + difficultyStep[rating] * (10 - state.difficulty)
    return reversionTarget + (1 - reversion) * moved
  }

  @inline(__always)
  private func stabilityAfterSuccess(
    _ state: MemoryState, _ rating: Rating, recall: Double
  ) -> Double {
    let surprise = RealMath.exponential(growthRecall * (1 - recall)) - 1
    let saturation = RealMath.power(state.stability, growthPower)
    return state.stability
      * (1 + growth[rating] * (11 - state.difficulty) * saturation * surprise)
  }

  @inline(__always)
  private func stabilityAfterLapse(_ state: MemoryState, recall: Double) -> Double {
    let relearned =
      lapseScale * RealMath.power(state.difficulty, lapseDifficultyPower)
      * (RealMath.power(state.stability + 1, lapseStabilityPower) - 1)
      * RealMath.exponential(lapseRecall * (1 - recall))
    return min(relearned, state.stability * lapseCeiling)
  }

  /// A pass never lowers stability, Hard included (fsrs-rs #376).
  @inline(__always)
  private func stabilityOnSameDay(_ state: MemoryState, _ rating: Rating) -> Double {
    let increase =
      sameDayIncrease[rating] * RealMath.power(state.stability, sameDayPower)
    return state.stability * (rating == .again ? increase : max(increase, 1))
  }
}
