import TrainerScheduling
import TrainerTestKit

/// Reviews a second through the memory model on one core.
enum ReplayBench {
  private static let cards: UInt32 = 100_000
  private static let count = 2_000_000

  static func run() -> [BenchRow] {
    let rows = rows()
    let replay = FSRSReplay(model: FSRSModel(.standard), elapsed: .periods)
    var sum = 0.0
    let seconds = Stopwatch.leastProcessorTime(of: 7) {
      sum = replay.replay(rows).reduce(0) { $0 + $1.memory.stability }
    }
    precondition(sum > 0)
    return [
      BenchRow(
        "FSRS-6 replay, 2M reviews of 100k cards",
        Quantity(Double(count) / seconds / 1e6, .reviewsPerSecond), wanted: .atLeast(5))
    ]
  }

  private static func rows() -> [ReviewRow] {
    var random = SeededRandom(seed: 7)
    var time: Int64 = 1_700_000_000_000
    return (0..<count).map { _ in
      time += Int64.random(in: 0..<60_000, using: &random)
      return ReviewRow(
        card: UInt32.random(in: 0..<cards, using: &random),
        rating: random.pick([.again, .hard, .good, .good, .good, .good, .easy]),
        utcMilliseconds: time)
    }
  }
}
