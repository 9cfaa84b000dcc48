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

  /// How many reviews can be foretold.
  public let targetCount: Int

  /// How many reviews there are.
  public var reviewCount: Int { reviews.count }

  /// Takes rows in any order; `days` holds the number of the study day of each row.
  public init(_ rows: [ReviewRow], days: [Int]) {
    precondition(rows.count == days.count, "each row has a day")
    let histories = CardHistories(rows)
    var waits = [Int32](repeating: 0, count: rows.count)
    var starts = [0]
    for card in 0..<histories.count {
      var before: Int?
      for entry in histories[card] {
        let day = days[Int(entry.position)]
        // Never negative: a journey west may turn the local date back.
        waits[Int(entry.position)] = Int32(clamping: max(0, day &- (before ?? day)))
        before = day
      }
      starts.append(starts[card] + histories[card].count)
    }
    let (ranks, count) = Self.ranks(of: rows, waits)
    reviews = (0..<histories.count).flatMap { card in
      histories[card].map { entry in
        let position = Int(entry.position)
        return Review(rating: entry.rating, days: waits[position], rank: ranks[position])
      }
    }
    self.starts = starts
    targetCount = count
  }

  /// The place of each row that is a target among all of them, by time.
  private static func ranks(of rows: [ReviewRow], _ waits: [Int32]) -> ([Int32], count: Int) {
    var targets = rows.indices.filter { waits[$0] > 0 }
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
