import Testing

@testable import TrainerScheduling

/// Days on the four buttons, as the reference's rules give them by hand.
@Suite struct ButtonOrderTests {
  struct Case: Sendable {
    /// What the model asks for, from Again to Easy.
    let intervals: [Double]
    var previous = 0
    var maximum = 36_500
    var draw: Double?
    let days: [Int]
  }

  @Test(arguments: [
    Case(intervals: [1.2, 5.2, 9.6, 15.1], previous: 4, days: [1, 5, 10, 15]),
    // Close together: each is longer than the one below, and than before where the model says so.
    Case(intervals: [0.3, 3.2, 3.4, 3.6], previous: 3, days: [1, 3, 4, 5]),
    Case(intervals: [0.3, 1.2, 1.3, 1.4], previous: 10, days: [1, 1, 2, 3]),
    Case(intervals: [0.3, 10.4, 10.6, 30], previous: 10, days: [1, 10, 11, 30]),
    Case(intervals: [0.3, 20, 10, 5], previous: 3, days: [1, 20, 21, 22]),
    // The maximum always wins.
    Case(intervals: [40, 28, 33, 60], previous: 20, maximum: 30, days: [30, 28, 30, 30]),
    Case(intervals: [0.3, 40, 50, 60], previous: 30, maximum: 30, days: [1, 30, 30, 30]),
    Case(intervals: [0.3, 9, 9, 9], previous: 50, maximum: 10, days: [1, 9, 10, 10]),
    // Spread: never back to the interval before, nor to the button below.
    Case(intervals: [0.3, 7, 7.2, 7.3], previous: 6, draw: 0, days: [1, 7, 8, 9]),
    Case(intervals: [0.3, 7, 7.2, 7.3], previous: 6, draw: 0.99, days: [1, 9, 12, 15]),
    Case(intervals: [20, 17, 20, 37], previous: 1, draw: 0.5, days: [20, 17, 21, 37]),
  ])
  func inReview(_ example: Case) {
    #expect(days(example) { $0.ordered($1, previous: example.previous, fuzz: $2) } == example.days)
  }

  @Test(arguments: [
    Case(intervals: [0.2, 1.3, 2.3, 8.3], days: [1, 1, 2, 8]),
    Case(intervals: [0.2, 1.3, 2.3, 2.4], days: [1, 1, 2, 3]),
    Case(intervals: [0.2, 0.3, 0.4, 0.5], days: [1, 1, 1, 2]),
    Case(intervals: [0.2, 1.3, 50, 60], maximum: 30, days: [1, 1, 30, 30]),
    Case(intervals: [0.2, 1.3, 7, 7.1], draw: 0.99, days: [1, 1, 9, 12]),
  ])
  func onLeavingTheSteps(_ example: Case) {
    #expect(days(example) { $0.leavingSteps($1, fuzz: $2) } == example.days)
  }

  private func days(
    _ example: Case, by rule: (Scheduler, ByRating<Double?>, IntervalFuzz) -> ByRating<Int>
  ) -> [Int] {
    let scheduler = Scheduler(SchedulerSettings(maximumInterval: example.maximum))
    let intervals = ByRating<Double?> { example.intervals[$0.rawValue - 1] }
    let result = rule(scheduler, intervals, IntervalFuzz(draw: example.draw))
    return Rating.allCases.map { result[$0] }
  }
}
