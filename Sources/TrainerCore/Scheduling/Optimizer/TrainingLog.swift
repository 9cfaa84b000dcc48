/// A review log as parameters are fitted to it: each card's reviews with the whole days between them.
///
/// A review is a *target* where its card was reviewed before and at least one day has passed since:
/// what happened then can be foretold. Reviews of one day move the memory, but are no targets.
public struct TrainingLog: Sendable {
  /// One review of a card.
  struct Review: Sendable {
    let rating: Rating
    /// Whole days since the review before; 0 at the first and on the same day.
    let days: Int32
    /// The place among all targets in the order of time; negative where it is no target.
    let rank: Int32

    var isTarget: Bool { rank >= 0 }
    var isRecalled: Bool { rating != .again }
  }

  /// All reviews, card by card, each card's in the order of time.
  let reviews: [Review]

  /// Where each card's reviews start, and behind the last card where they end.
  let starts: [Int]

  /// Days since the review before of each review, in fractions; 0 at the first.
  let elapsed: [Double]

  /// The place of each review among all that are not their card's first, in the order of time; negative
  /// at the first.
  let orders: [Int32]

  /// How many reviews can be foretold.
  public let targetCount: Int

  /// How many reviews there are.
  public var reviewCount: Int { reviews.count }

  /// Takes rows in any order; `days` holds the number of the study day of each row, `instants` when it
  /// was, in UTC milliseconds, where the time of a row only orders it.
  public init(_ rows: [ReviewRow], days: [Int], instants: [Int64]? = nil) {
    precondition(rows.count == days.count, "each row has a day")
    let histories = CardHistories(rows)
    let waits = Waits(rows, histories, days: days, instants: instants)
    let (ranks, count) = Self.ranks(of: rows) { waits.days[$0] > 0 }
    let (orders, _) = Self.ranks(of: rows) { waits.fractions[$0] >= 0 }
    reviews = (0..<histories.count).flatMap { card in
      histories[card].map { entry in
        let position = Int(entry.position)
        return Review(rating: entry.rating, days: waits.days[position], rank: ranks[position])
      }
    }
    let inOrder = (0..<histories.count).flatMap { histories[$0].map { Int($0.position) } }
    elapsed = inOrder.map { max(0, waits.fractions[$0]) }
    self.orders = inOrder.map { orders[$0] }
    starts = (0..<histories.count).reduce(into: [0]) { starts, card in
      starts.append(starts[card] + histories[card].count)
    }
    targetCount = count
  }

  /// The place of each row that counts among all of them, by time.
  private static func ranks(
    of rows: [ReviewRow], where counts: (Int) -> Bool
  ) -> ([Int32], count: Int) {
    var targets = rows.indices.filter(counts)
    func isBefore(_ left: Int, _ right: Int) -> Bool {
      (rows[left].utcMilliseconds, left) < (rows[right].utcMilliseconds, right)
    }
    let isInOrder = zip(targets, targets.dropFirst()).allSatisfy(isBefore)
    if !isInOrder { targets.sort(by: isBefore) }
    var ranks = [Int32](repeating: -1, count: rows.count)
    for (rank, row) in targets.enumerated() { ranks[row] = Int32(clamping: rank) }
    return (ranks, targets.count)
  }

  var cardCount: Int { starts.count - 1 }

  /// The reviews of one card.
  func card(_ card: Int) -> ArraySlice<Review> { reviews[starts[card]..<starts[card + 1]] }
}

/// How long each row comes after the one before it of its card.
private struct Waits {
  /// Whole days; 0 at the first.
  private(set) var days: [Int32]

  /// Days in fractions; negative at the first.
  private(set) var fractions: [Double]

  init(_ rows: [ReviewRow], _ histories: CardHistories, days: [Int], instants: [Int64]?) {
    self.days = Array(repeating: 0, count: rows.count)
    fractions = Array(repeating: -1, count: rows.count)
    for card in 0..<histories.count {
      var before: (day: Int, instant: Int64)?
      for entry in histories[card] {
        let position = Int(entry.position)
        let now = (day: days[position], instant: instants?[position] ?? entry.utcMilliseconds)
        if let before {
          // Never negative: a journey west may turn the local date back.
          self.days[position] = Int32(clamping: max(0, now.day &- before.day))
          fractions[position] =
            Double(max(0, now.instant &- before.instant)) / Double(StudyDay.millisecondsPerDay)
        }
        before = now
      }
    }
  }
}
