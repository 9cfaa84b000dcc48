/// The rows of a review log brought together card by card, each card's in the order of time, rows
/// of one time as they stood.
///
/// Rows are moved, not pointed at: a log holds them in the order of time, and following one card
/// through it would wait for memory at every review.
struct CardHistories {
  /// A row, and where it stood in the log.
  struct Entry {
    let utcMilliseconds: Int64
    let position: UInt32
    let rating: Rating
  }

  private var entries: [Entry]
  /// Where each card's entries start, and behind the last card where they end.
  private let starts: [Int]

  /// Sorts by counting, which is linear; only cards whose rows are out of order are sorted by time.
  init(_ rows: [ReviewRow]) {
    starts = Self.starts(of: rows)
    var next = starts
    entries = [Entry](
      repeating: Entry(utcMilliseconds: 0, position: 0, rating: .again), count: rows.count)
    for (position, row) in rows.enumerated() {
      let card = Int(row.card)
      entries[next[card]] = Entry(
        utcMilliseconds: row.utcMilliseconds, position: UInt32(position), rating: row.rating)
      next[card] += 1
    }
    for card in 0..<count { sortByTime(starts[card]..<starts[card + 1]) }
  }

  /// The number of cards.
  var count: Int { starts.count - 1 }

  /// The entries of one card.
  subscript(card: Int) -> ArraySlice<Entry> { entries[starts[card]..<starts[card + 1]] }

  /// Puts values, one for each entry card by card, back to where their rows stood.
  func inOrderOfRows<Value>(_ values: [Value]) -> [Value] {
    guard var result = values.first.map({ [Value](repeating: $0, count: values.count) }) else {
      return []
    }
    for (entry, value) in zip(entries, values) { result[Int(entry.position)] = value }
    return result
  }

  private static func starts(of rows: [ReviewRow]) -> [Int] {
    guard let last = rows.lazy.map(\.card).max() else { return [0] }
    var starts = [Int](repeating: 0, count: Int(last) + 2)
    for row in rows { starts[Int(row.card) + 1] += 1 }
    for card in 0...Int(last) { starts[card + 1] += starts[card] }
    return starts
  }

  private mutating func sortByTime(_ range: Range<Int>) {
    let isInOrder = range.dropFirst().allSatisfy {
      entries[$0 - 1].utcMilliseconds <= entries[$0].utcMilliseconds
    }
    if isInOrder { return }
    entries[range].sort { ($0.utcMilliseconds, $0.position) < ($1.utcMilliseconds, $1.position) }
  }
}
