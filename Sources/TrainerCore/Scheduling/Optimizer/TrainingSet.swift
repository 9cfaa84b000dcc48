/// The targets that a fit learns from, with their weights, in batches of whole cards.
///
/// Cards come in an order drawn once: each batch is a fair sample of the log. Batches of histories of
/// one length, as fsrs-rs makes them, end in a log loss that is worse by 0.002 on the logs measured.
struct TrainingSet {
  /// One review as the gradient reads it.
  struct Step {
    /// What a miss counts; 0 where the review is no target.
    let weight: Double
    let days: Int32
    let rating: Rating
  }

  /// All reviews, card by card.
  private(set) var steps: [Step] = []

  /// Where each card's reviews start, and behind the last card where they end.
  private(set) var starts = [0]

  /// Cards whose targets make one step of the fit.
  private(set) var batches: [Batch] = []

  /// How many targets there are.
  private(set) var targetCount = 0

  /// The share of them that were recalled.
  var recall: Double {
    let targets = steps.filter { $0.weight > 0 }
    let recalled = targets.count { $0.rating != .again }
    return Double(recalled) / Double(max(1, targets.count))
  }

  /// Whether some card came back more than once.
  private(set) var hasLaterReturns = false

  /// Cards whose targets make one step of the fit.
  struct Batch {
    let cards: Range<Int>
    let targetCount: Int
  }

  /// The longest history that a fit looks at, in reviews, and the targets of a batch (fsrs-rs 6.6).
  static let longestHistory = 256
  static let batchSize = 512

  /// The targets before `end` in the order of time, without the cards that `returns` leaves out.
  init(_ log: TrainingLog, before end: Int, _ returns: FirstReturns) {
    let lengths = Self.lengths(log, before: end, returns)
    let weights = Self.weights(log, before: end, lengths)
    var order = lengths.indices.filter { lengths[$0] > 0 }
    var random = SplitMix64(seed: 2023)
    order.shuffle(using: &random)
    steps.reserveCapacity(order.reduce(0) { $0 + lengths[$1] })
    var (first, waiting) = (0, 0)
    for (place, card) in order.enumerated() {
      let targets = add(log.card(card).prefix(lengths[card]), weights)
      waiting += targets
      targetCount += targets
      hasLaterReturns = hasLaterReturns || targets > 1
      if waiting >= Self.batchSize || place == order.count - 1 {
        batches.append(Batch(cards: first..<place + 1, targetCount: waiting))
        (first, waiting) = (place + 1, 0)
      }
    }
  }

  /// Adds a card; returns how many targets it has.
  private mutating func add(_ card: ArraySlice<TrainingLog.Review>, _ weights: [Double]) -> Int {
    var targets = 0
    for review in card {
      let weight = review.isTarget ? weights[Int(review.rank)] : 0
      if review.isTarget { targets += 1 }
      steps.append(Step(weight: weight, days: review.days, rating: review.rating))
    }
    starts.append(steps.count)
    return targets
  }

  /// How many reviews of each card count: up to its last target.
  private static func lengths(
    _ log: TrainingLog, before end: Int, _ returns: FirstReturns
  ) -> [Int] {
    (0..<log.cardCount).map { card in
      let reviews = log.card(card)
      if returns.leavesOut(reviews) { return 0 }
      let counted = reviews.prefix(longestHistory)
      let last = counted.lastIndex { $0.isTarget && $0.rank < end }
      return last.map { $0 - counted.startIndex + 1 } ?? 0
    }
  }

  /// The weight of each target, which grows with its place in time: what is long past says less
  /// (fsrs-rs 6.6, `recency_weighted_fsrs_items`).
  private static func weights(
    _ log: TrainingLog, before end: Int, _ lengths: [Int]
  ) -> [Double] {
    var isUsed = [Bool](repeating: false, count: end)
    for (card, length) in lengths.enumerated() {
      for review in log.card(card).prefix(length) where review.isTarget {
        isUsed[Int(review.rank)] = true
      }
    }
    let last = Double(max(1, isUsed.count { $0 } - 1))
    var place = 0.0
    return isUsed.map { isUsed in
      guard isUsed else { return 0 }
      let age = place / last
      place += 1
      return 0.25 + 0.75 * age * age * age
    }
  }
}
