/// What a text is compared by, worked out once.
struct Fingerprint: Hashable, Sendable {
  private let print: UInt64

  /// In ascending order.
  private let grams: [UInt64]

  init(of text: String) {
    let reading = TextReading(of: text)
    print = reading.print
    grams = reading.grams.sorted()
  }

  /// How alike the texts are; texts without trigrams are like their equals only.
  func likeness(to other: Fingerprint) -> Likeness {
    if print == other.print { return .same }
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
