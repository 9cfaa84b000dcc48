import Testing

@testable import TrainerScheduling

@Suite struct IntervalFuzzTests {
  struct Case: Sendable {
    let interval: Double
    var minimum = 1
    var maximum = 36_500
    /// For draws 0, 0.5 and 0.99.
    let days: [Int]
  }

  /// Anki's own results, and values far from any.
  @Test(arguments: [
    Case(interval: 2.49, days: [2, 2, 2]),
    Case(interval: 2.5, days: [2, 3, 4]),
    Case(interval: 7, days: [5, 7, 9]),
    Case(interval: 17, days: [14, 17, 20]),
    Case(interval: 20, days: [17, 20, 23]),
    Case(interval: 37, days: [33, 37, 41]),
    Case(interval: 100, maximum: 99, days: [92, 96, 99]),
    Case(interval: 2, minimum: 2, days: [2, 2, 2]),
    Case(interval: 2, minimum: 3, days: [3, 4, 4]),
    Case(interval: 2, minimum: 3, maximum: 3, days: [3, 3, 3]),
    Case(interval: 19.9, minimum: 3, days: [17, 20, 23]),
    Case(interval: 100, minimum: 101, days: [101, 105, 108]),
    Case(interval: 100, minimum: 97, maximum: 103, days: [97, 100, 103]),
    Case(interval: 0.2, days: [1, 1, 1]),
    Case(interval: 1e300, days: [34_673, 35_587, 36_482]),
    Case(interval: .nan, days: [1, 1, 1]),
  ])
  func spreads(_ example: Case) {
    let days = [0, 0.5, 0.99].map {
      IntervalFuzz(draw: $0).days(
        example.interval, minimum: example.minimum, maximum: example.maximum)
    }
    #expect(days == example.days)
  }

  @Test(arguments: [
    (minimum: 9, maximum: 36_500, days: [9, 10, 11]),
    (minimum: 6, maximum: 7, days: [6, 7, 7]),
    (minimum: 50, maximum: 10, days: [10, 10, 10]),
    (minimum: 50, maximum: 36_500, days: [50, 52, 54]),
    (minimum: 3, maximum: 3, days: [3, 3, 3]),
  ])
  func eightDaysStayBetweenMinimumAndMaximum(minimum: Int, maximum: Int, days: [Int]) {
    let spread = [0, 0.5, 0.99].map {
      IntervalFuzz(draw: $0).days(8, minimum: minimum, maximum: maximum)
    }
    #expect(spread == days)
  }

  @Test func withoutADrawItRounds() {
    let exact = IntervalFuzz(draw: nil)
    #expect(exact.days(2.5, minimum: 1, maximum: 100) == 3)
    #expect(exact.days(37.4, minimum: 1, maximum: 100) == 37)
    #expect(exact.days(0.1, minimum: 1, maximum: 100) == 1)
    #expect(exact.days(500, minimum: 1, maximum: 100) == 100)
    #expect(exact.days(5, minimum: 8, maximum: 100) == 8)
  }

  /// First outputs of the published generator for the seeds 0 and 1234567.
  @Test func theDrawIsFixedByTheSeed() {
    var zero = SplitMix64(seed: 0)
    #expect(zero.next() == 0xE220_A839_7B1D_CDAF)
    var other = SplitMix64(seed: 1_234_567)
    #expect(other.next() == 6_457_827_717_110_365_317)
    #expect(IntervalFuzz(seed: 0) == IntervalFuzz(draw: 0.883_310_808_213_642_6))
  }

  @Test func drawsFillTheRangeEvenly() {
    var counts = [0, 0, 0, 0, 0]
    for seed in UInt64(0)..<5000 {
      let draw = IntervalFuzz(seed: seed).draw ?? 1
      #expect((0..<1).contains(draw))
      counts[Int(draw * 5)] += 1
    }
    #expect(counts.allSatisfy { (900...1100).contains($0) })
  }
}
