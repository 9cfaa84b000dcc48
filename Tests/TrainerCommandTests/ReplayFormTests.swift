import Testing
import TrainerCore

/// The lines of `fsrs replay --json`, as a program reads them.
@Suite struct ReplayFormTests {
  private static let keys = [
    "card_id", "review_time", "rating", "elapsed", "stability", "difficulty", "retrievability",
    "interval",
  ]

  private func lines(_ options: String = "") throws -> [JSONValue] {
    let sandbox = try Sandbox(
      options: ["--now", "2026-12-04T08:00:00+01:00"],
      fixtures: [Fixture(name: "logs", place: "logs")])
    let run = try sandbox.run("trainer fsrs replay logs/reviews.csv --json \(options)")
    #expect(run.status == 0)
    return try run.out.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
  }

  @Test func everyReviewHasALineWithTheSameKeys() throws {
    let lines = try lines()
    #expect(lines.count == 6)
    for line in lines { #expect(line.object?.keys == Self.keys) }
    #expect(lines.map { $0["card_id"]?.string }.prefix(2) == ["stale-binding", "verbs/update"])
    #expect(lines.map { $0["rating"]?.int } == [3, 1, 4, 3, 1, 2])
  }

  @Test func whatTheModelSaysIsWrittenInFull() throws {
    let third = try lines()[2]
    #expect(third["elapsed"]?.int == 4)
    #expect(third["interval"]?.int == 28)
    let expected = [
      ("stability", 28.285052402251953), ("difficulty", 1), ("retrievability", 0.857985789233074),
    ]
    for (key, value) in expected {
      let number = try #require(third[key]?.double)
      #expect(abs(number - value) <= 1e-9 * value)
    }
    #expect(try lines()[0]["retrievability"] == .null)
  }

  /// 22:20 on one day and 08:00 on the next are two study days and less than a period.
  @Test func daysArePeriodsOrStudyDays() throws {
    #expect(try lines()[5]["elapsed"]?.int == 1)
    #expect(try lines("--elapsed periods")[5]["elapsed"]?.int == 0)
  }
}
