/// What a model foretold of one target, what happened, and what the benchmark sorts it by.
struct Foretelling: Hashable {
  /// The probability of recall, 0 to 1.
  let recall: Double
  let isRecalled: Bool
  /// Whole days since the review before.
  let days: Int
  /// Reviews of the card at least a day after the one before, this one included.
  let returns: Int
  /// How many of those before this one were forgotten.
  let lapses: Int
}

extension FSRSModel {
  /// Foretells the targets of some places in the order of time, card by card.
  func foretell(_ log: TrainingLog, in ranks: Range<Int>) -> [Foretelling] {
    var result: [Foretelling] = []
    for card in 0..<log.cardCount {
      var memory: MemoryState?
      var (returns, lapses) = (0, 0)
      for (review, elapsed) in zip(log.card(card), log.elapsed[log.starts[card]...]) {
        if review.isTarget, review.rank >= ranks.upperBound { break }
        guard let state = memory else {
          memory = first(review.rating)
          continue
        }
        let days = Int(review.days)
        let recall = recall(of: state, days: days, elapsed: elapsed)
        if review.isTarget {
          returns += 1
          if ranks.contains(Int(review.rank)) {
            result.append(
              Foretelling(
                recall: recall, isRecalled: review.isRecalled, days: days, returns: returns,
                lapses: lapses))
          }
          if !review.isRecalled { lapses += 1 }
        }
        memory = next(state, review.rating, days: days, elapsed: elapsed, recall: recall)
      }
    }
    return result
  }

  /// The memory of each card that has reviews after its last one.
  public func memories(after log: TrainingLog) -> [MemoryState] {
    (0..<log.cardCount).compactMap { card in
      var memory: MemoryState?
      for (review, elapsed) in zip(log.card(card), log.elapsed[log.starts[card]...]) {
        memory =
          memory.map {
            let days = Int(review.days)
            let recall = recall(of: $0, days: days, elapsed: elapsed)
            return next($0, review.rating, days: days, elapsed: elapsed, recall: recall)
          } ?? first(review.rating)
      }
      return memory
    }
  }

  /// The recall that is foretold; `days` are whole study days, `elapsed` fractions of 24 hours.
  @inline(__always)
  private func recall(of state: MemoryState, days: Int, elapsed: Double) -> Double {
    switch formulae {
    case .six: days > 0 ? retrievability(state, elapsedDays: Double(days)) : 1
    case .seven: retrievability(state, elapsedDays: elapsed)
    }
  }

  @inline(__always)
  private func next(
    _ state: MemoryState, _ rating: Rating, days: Int, elapsed: Double, recall: Double
  ) -> MemoryState {
    switch formulae {
    case .six(let formulae):
      formulae.next(state, rating, elapsedDays: days, recall: recall)
    case .seven: next(state, rating, elapsed: elapsed)
    }
  }
}
