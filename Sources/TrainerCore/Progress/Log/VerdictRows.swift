/// The verdicts on key ideas that the reviews of a log tell, in the order of their rows; 12 bytes each.
struct VerdictRows: Sendable {
  /// A verdict of one review.
  struct Row: Sendable {
    /// The place of the review among the rows of the log.
    var review: Int32

    /// The number of the idea's name.
    var idea: Int32

    let code: VerdictCode
  }

  private(set) var rows: ContiguousArray<Row> = []

  var isEmpty: Bool { rows.isEmpty }

  @inline(__always)
  mutating func append(_ code: VerdictCode, on idea: Int32, review: Int) {
    rows.append(Row(review: Int32(truncatingIfNeeded: review), idea: idea, code: code))
  }

  /// Adds the verdicts of the stretch that follows, whose reviews come after `reviews` others and
  /// whose ideas are known here by the numbers `ideas`.
  mutating func append(_ next: VerdictRows, after reviews: Int, ideas: [Int32]) {
    rows.reserveCapacity(rows.count + next.rows.count)
    for var row in next.rows {
      row.review += Int32(truncatingIfNeeded: reviews)
      row.idea = ideas[Int(row.idea)]
      rows.append(row)
    }
  }

  /// Adds the verdicts of another log's review, which is known here by another place.
  mutating func append(_ other: VerdictRows, of review: Int, as place: Int) {
    for row in other.verdicts(of: review) { append(row.code, on: row.idea, review: place) }
  }

  /// The verdicts of a review, in the order in which the log tells them.
  func verdicts(of review: Int) -> ContiguousArray<Row>.SubSequence {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if Int(rows[middle].review) < review { low = middle + 1 } else { high = middle }
    }
    return rows[low...].prefix { Int($0.review) == review }
  }
}

/// A verdict as a number.
enum VerdictCode: UInt8, Sendable, CaseIterable {
  case covered
  case missing
  case contradicted

  /// As the log words it.
  var word: String {
    switch self {
    case .covered: "covered"
    case .missing: "missing"
    case .contradicted: "contradicted"
    }
  }

  /// Nil for a word that this version does not know.
  init?(word: UnsafeRawBufferPointer) {
    guard let code = Self.allCases.first(where: { $0.word.utf8.elementsEqual(word) }) else {
      return nil
    }
    self = code
  }
}
