import TrainerTestKit
import Testing

@testable import TrainerScoring

/// Any text gets a verdict; that it takes linear time is measured by the benchmarks.
@Suite struct HostileAnswerTests {
  @Test(arguments: [
    String(repeating: "x", count: 20_000), String(repeating: "🙂", count: 5_000),
    String(repeating: "שלום ", count: 3_000), String(repeating: "sensor ", count: 3_000),
    String(repeating: "not ", count: 3_000), String(repeating: "sensor once, ", count: 1_000),
    String(repeating: "[(", count: 5_000), String(repeating: "e\u{301}", count: 5_000),
    String(repeating: "\n", count: 10_000), String(repeating: "a b c ", count: 3_000),
    String(repeating: "/*", count: 5_000), "\u{0}\u{7F}\u{FFFD}", "'''", "n't", "$", "re", "=",
  ])
  func getsAVerdict(answer: String) {
    let score = Example.scorer.score(answer)
    #expect(score.verdicts.count == Example.ideas.count)
    #expect((0...10).contains(score.points))
  }

  @Test(arguments: 0..<40)
  func rangesLieInTheAnswer(seed: Int) {
    let pieces = [
      "sensor", "read", "once", "not", "relay", "stays open", ", ", ". ", "\n",
      "heater.power = .off",
      "🙂", "é", "alarm", "no", "if", "(", ")", "`", "updateUIView", "’s", "n't", "instead of",
    ]
    var random = SeededRandom(seed: UInt64(seed))
    let answer = (0..<60).map { _ in random.pick(pieces) }
      .joined(separator: seed.isMultiple(of: 2) ? " " : "")
    let score = Example.scorer.score(answer)
    let length = answer.utf8.count
    for range in score.verdicts.flatMap(\.evidence.ranges) {
      #expect(range.lowerBound >= 0 && range.upperBound <= length && !range.isEmpty)
    }
    #expect(Example.scorer.score(answer) == score)
  }
}
