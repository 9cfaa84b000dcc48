import TrainerScheduling
import TrainerText

/// What is drawn by lot in a session, the same again for the same seed.
struct Draw {
  private var random: SplitMix64

  /// The draw that belongs to a question: its name, how often it was reviewed, the session's seed.
  init(_ name: String, reviews: Int, seed: UInt64) {
    let item = Scheduler.seed(item: fnv1a64(name.utf8), reviews: reviews)
    random = SplitMix64(seed: item ^ (seed &* 0x9E37_79B9_7F4A_7C15))
  }

  /// A number that decides among equals.
  mutating func lot() -> UInt64 { random.next() }

  /// The numbers below a count in an order drawn by lot.
  ///
  /// Our own Fisher-Yates, because the standard library's may change and the order would with it.
  mutating func order(of count: Int) -> [Int] {
    var order = Array(0..<count)
    for last in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    return order
  }

  /// The same, but never the order that gives the answer away.
  mutating func disorder(of count: Int) -> [Int] {
    let order = order(of: count)
    return order == Array(0..<count) && count > 1 ? Array(order[1...]) + [order[0]] : order
  }
}
