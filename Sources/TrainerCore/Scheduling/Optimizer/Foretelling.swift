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
      for review in log.card(card) {
        if review.isTarget, review.rank >= ranks.upperBound { break }
        guard let state = memory else {
          memory = first(review.rating)
          continue
        }
        let days = Int(review.days)
        let recall = days > 0 ? retrievability(state, elapsedDays: Double(days)) : 1
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
        memory = next(state, review.rating, elapsedDays: days, recall: recall)
      }
    }
    return result
  }

  /// The memory of each card that has reviews after its last one.
  public func memories(after log: TrainingLog) -> [MemoryState] {
    (0..<log.cardCount).compactMap { card in
      log.card(card).reduce(nil) { (memory: MemoryState?, review) in
        memory.map { next($0, review.rating, elapsedDays: Int(review.days)) }
          ?? first(review.rating)
      }
    }
  }
}
