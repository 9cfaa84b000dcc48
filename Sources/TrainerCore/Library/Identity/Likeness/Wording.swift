/// What a text is compared by, worked out once.
struct Wording: Hashable, Sendable {
  private let sign: UInt64

  /// In ascending order.
  private let grams: [UInt64]

  init(of text: String) {
    let reading = TextReading(of: text)
    sign = reading.sign
    grams = reading.grams.sorted()
  }

  /// How alike the texts are; texts without trigrams are like their equals only.
  func likeness(to other: Wording) -> Likeness {
    if sign == other.sign { return .same }
    if grams.isEmpty || other.grams.isEmpty { return .none }
    var (mine, theirs, shared) = (0, 0, 0)
    while mine < grams.count, theirs < other.grams.count {
      let (left, right) = (grams[mine], other.grams[theirs])
      if left == right { shared += 1 }
      if left <= right { mine += 1 }
      if right <= left { theirs += 1 }
    }
    return Likeness(shared: shared, of: grams.count + other.grams.count)
  }
}
