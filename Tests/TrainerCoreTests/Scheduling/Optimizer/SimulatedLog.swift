import TrainerTestKit

@testable import TrainerScheduling

/// Logs of learners whose memory follows known parameters, the same for the same seed.
enum SimulatedLog {
  /// Parameters far enough from the standard ones that there is something to find.
  static let truth: FSRSParameters = {
    var weights = FSRSParameters.standard.weights
    for (index, scale) in [(0, 3.0), (1, 1.6), (2, 0.5), (3, 0.35), (6, 0.7), (8, 0.82), (20, 2.2)]
    {
      weights[index] *= scale
    }
    return FSRSParameters.standard.with(weights)
  }()

  /// So many cards, each with up to 12 reviews on and between days.
  static func make(cards: Int, seed: UInt64 = 5) -> TrainingLog {
    var random = SeededRandom(seed: seed)
    let model = FSRSModel(truth)
    var rows: [ReviewRow] = []
    var days: [Int] = []
    for card in 0..<cards {
      var day = Int.random(in: 0..<900, using: &random)
      var memory: MemoryState?
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let wait = memory.map { pause(after: $0, model, &random) } ?? 0
        let recall = memory.map { model.retrievability($0, elapsedDays: Double(wait)) }
        let rating = answer(recall, &random)
        memory = memory.map { model.next($0, rating, elapsedDays: wait) } ?? model.first(rating)
        day += wait
        rows.append(
          ReviewRow(
            card: UInt32(card), rating: rating,
            utcMilliseconds: Int64(day) * 86_400_000 + Int64(rows.count)))
        days.append(day)
      }
    }
    return TrainingLog(rows, days: days)
  }

  private static func pause(
    after memory: MemoryState, _ model: FSRSModel, _ random: inout SeededRandom
  ) -> Int {
    if Int.random(in: 0..<6, using: &random) == 0 { return 0 }
    let days = memory.stability * Double.random(in: 0.5...2, using: &random)
    return Int(min(200, days.rounded(.up)))
  }

  private static func answer(_ recall: Double?, _ random: inout SeededRandom) -> Rating {
    if Double.random(in: 0..<1, using: &random) > recall ?? 0.7 { return .again }
    return random.pick([.good, .good, .good, .good, .hard, .easy])
  }
}

extension FSRSParameters {
  /// Other weights, which are finite.
  func with(_ weights: [Double]) -> FSRSParameters { (try? FSRSParameters(weights)) ?? self }
}
