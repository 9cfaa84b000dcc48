/// What a first walk through all events tells of histories: how many reviews there are, and when what
/// they belong to is due.
struct HistoryOutline: Sendable {
  /// Due dates of a history, in UTC milliseconds.
  struct Dates: Sendable {
    /// What the last review promised.
    fileprivate(set) var promised: Int64 = 0

    /// What holds: a plan may have moved it since.
    fileprivate(set) var due: Int64 = 0
  }

  /// By share of histories.
  private(set) var reviews: [Int]

  /// By history.
  private(set) var dates: ContiguousArray<Dates>

  init(count: Int) {
    reviews = [Int](repeating: 0, count: (count + Histories.shareSize - 1) / Histories.shareSize)
    dates = ContiguousArray(repeating: Dates(), count: count)
  }

  @inline(__always)
  mutating func addReview(of history: Int32, due: Int64) {
    reviews[Int(history) / Histories.shareSize] += 1
    dates[Int(history)] = Dates(promised: due, due: due)
  }

  /// Counts reviews from none again, those so far being folded.
  mutating func forgetReviews() {
    for share in reviews.indices { reviews[share] = 0 }
  }

  mutating func moveDue(of history: Int32, to due: Int64) { dates[Int(history)].due = due }
}
