/// What a fit of FSRS-7 learns from: every review after a card's first, in batches of whole cards, which
/// come in an order drawn once.
struct FSRS7TrainingSet {
  struct Step {
    /// What a miss counts; 0 at a card's first.
    let weight: Double
    let elapsed: Double
    let rating: Rating
  }

  /// Cards whose targets make one step of the fit.
  struct Batch {
    let cards: Range<Int>
    let targetCount: Int
  }

  private(set) var steps: [Step] = []

  /// Where each card's reviews start, and behind the last card where they end.
  private(set) var starts = [0]
  private(set) var batches: [Batch] = []
  private(set) var targetCount = 0

  /// Takes what was before the `end`th target of a log, as FSRS-6 counts targets.
  init(_ log: TrainingLog, before end: Int) {
    let bound = Self.order(ofTarget: end, in: log)
    let lengths = (0..<log.cardCount).map { card in
      log.orders[log.starts[card]..<log.starts[card + 1]].prefix(TrainingSet.longestHistory)
        .prefix { $0 < bound }.count
    }
    var cards = lengths.indices.filter { lengths[$0] > 1 }
    var random = SplitMix64(seed: 2023)
    cards.shuffle(using: &random)
    let latest = Double(max(1, min(Int(bound), log.reviewCount - log.cardCount) - 1))
    var (first, waiting) = (0, 0)
    for (place, card) in cards.enumerated() {
      for index in log.starts[card]..<log.starts[card] + lengths[card] {
        steps.append(Self.step(index, of: log, latest))
      }
      starts.append(steps.count)
      waiting += lengths[card] - 1
      targetCount += lengths[card] - 1
      if waiting >= TrainingSet.batchSize || place == cards.count - 1 {
        batches.append(Batch(cards: first..<place + 1, targetCount: waiting))
        (first, waiting) = (place + 1, 0)
      }
    }
  }

  /// A review, which counts the more the nearer it is to the last one (as for FSRS-6).
  private static func step(_ index: Int, of log: TrainingLog, _ latest: Double) -> Step {
    let order = log.orders[index]
    let age = Double(max(0, order)) / latest
    return Step(
      weight: order < 0 ? 0 : 0.25 + 0.75 * age * age * age, elapsed: log.elapsed[index],
      rating: log.reviews[index].rating)
  }

  private static func order(ofTarget end: Int, in log: TrainingLog) -> Int32 {
    let index = end < log.targetCount ? log.reviews.firstIndex { $0.rank == end } : nil
    return index.map { log.orders[$0] } ?? .max
  }
}

extension FSRS7TrainingSet {
  /// The derivatives of the loss of some cards by the 34 parameters.
  func lossSlope(of cards: Range<Int>, at weights: [Double]) -> Dual.Slope {
    let formulae = FSRS7Formulae(weights.enumerated().map { Dual($1, Dual.Slope(of: $0)) })
    var sum = Dual.Slope()
    for card in cards {
      let reviews = steps[starts[card]..<starts[card + 1]]
      guard let first = reviews.first else { continue }
      var traces = formulae.first(first.rating)
      for review in reviews.dropFirst() {
        let recall = formulae.curve(traces).recall(after: review.elapsed)
        let chance = recall.whole.value
        let pull = review.rating == .again ? 1 / (1 - chance) : -1 / chance
        sum.add(recall.whole.slope, review.weight * pull)
        traces = formulae.next(traces, review.rating, recall: recall)
      }
    }
    return sum
  }

  /// The loss itself.
  func loss(of cards: Range<Int>, at weights: [Double]) -> Double {
    let formulae = FSRS7Formulae(weights)
    var sum = 0.0
    for card in cards {
      let reviews = steps[starts[card]..<starts[card + 1]]
      guard let first = reviews.first else { continue }
      var traces = formulae.first(first.rating)
      for review in reviews.dropFirst() {
        let recall = formulae.curve(traces).recall(after: review.elapsed)
        let chance = review.rating == .again ? 1 - recall.whole : recall.whole
        sum -= review.weight * RealMath.logarithm(chance)
        traces = formulae.next(traces, review.rating, recall: recall)
      }
    }
    return sum
  }
}
