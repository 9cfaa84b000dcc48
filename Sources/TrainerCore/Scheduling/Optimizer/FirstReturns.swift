/// How cards fared when they first came back after a day or more, by their first rating and by the
/// days that had passed: what first stabilities are read from.
///
/// Rare pairs are outliers: whole cards are left out of a fit for them (fsrs-rs 6.6,
/// `filter_outlier`).
struct FirstReturns {
  /// Cards of one first rating that came back after the same number of days.
  struct Group: Hashable {
    let days: Int
    var count = 0
    var recalled = 0
  }

  /// The groups that are kept, by the first rating.
  private(set) var kept: [Rating: [Group]] = [:]

  private var removed: Set<Pair> = []

  private struct Pair: Hashable {
    let rating: Rating
    let days: Int
  }

  /// Looks at the cards whose first return is among the targets of `range`.
  init(_ log: TrainingLog, in range: Range<Int>) {
    var groups: [Pair: Group] = [:]
    for card in 0..<log.cardCount {
      guard let first = log.card(card).first, let back = Self.firstReturn(log.card(card)),
        range.contains(Int(back.rank))
      else { continue }
      let pair = Pair(rating: first.rating, days: Int(back.days))
      groups[pair, default: Group(days: pair.days)].count += 1
      if back.isRecalled { groups[pair]?.recalled += 1 }
    }
    for rating in Rating.allCases {
      let own = groups.filter { $0.key.rating == rating }.values
      keep(Array(own), rating)
    }
  }

  private mutating func keep(_ groups: [Group], _ rating: Rating) {
    let total = groups.reduce(0) { $0 + $1.count }
    let longest = rating == .easy ? 365 : 100
    var gone = 0
    for group in groups.sorted(by: { ($0.count, $0.days) < ($1.count, $1.days) }) {
      let isRare = gone + group.count < max(20, total / 20)
      if isRare { gone += group.count }
      if !isRare, group.count >= 6, group.days <= longest {
        kept[rating, default: []].append(group)
      } else {
        removed.insert(Pair(rating: rating, days: group.days))
      }
    }
  }

  /// Whether a card is left out.
  func leavesOut(_ card: ArraySlice<TrainingLog.Review>) -> Bool {
    guard let first = card.first, let back = Self.firstReturn(card) else { return true }
    return removed.contains(Pair(rating: first.rating, days: Int(back.days)))
  }

  private static func firstReturn(
    _ card: ArraySlice<TrainingLog.Review>
  ) -> TrainingLog.Review? {
    card.first(where: \.isTarget)
  }
}
