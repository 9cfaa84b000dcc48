import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite struct ParameterTrialTests {
  /// A learner who forgets much sooner than the standard parameters have it.
  private static func log(cards: Int, forgetful: Bool = true) -> TrainingLog {
    var random = SeededRandom(seed: 3)
    var rows: [ReviewRow] = []
    var days: [Int] = []
    for card in 0..<cards {
      var day = Int.random(in: 0..<400, using: &random)
      for number in 0..<5 {
        let isForgotten = Int.random(in: 0..<10, using: &random) < (forgetful ? 5 : 1)
        rows.append(
          ReviewRow(
            card: UInt32(card), rating: number > 0 && isForgotten ? .again : .good,
            utcMilliseconds: Int64(day) * 86_400_000))
        days.append(day)
        day += Int.random(in: 1...6, using: &random)
      }
    }
    return TrainingLog(rows, days: days)
  }

  @Test("new parameters are better where they foretell better what they have not seen")
  func better() throws {
    let trial = try ParameterTrial(Self.log(cards: 200), replacing: .standard)
    #expect(trial.isBetter)
    #expect(trial.best == trial.fitted)
    #expect(trial.heldBack.after.logLoss < trial.heldBack.before.logLoss)
    #expect(trial.heldBack.after.reviews == 160)
    #expect(trial.whole.after.reviews == 800)
    // The log keeps nine digits, and so does the trial.
    let kept = Setting(key: "parameters", value: Setting.parameters(trial.fitted).value)
    #expect(kept == .parameters(trial.fitted))
  }

  @Test("a second fit to the same log changes nothing")
  func again() throws {
    let log = Self.log(cards: 200)
    let first = try ParameterTrial(log, replacing: .standard)
    let second = try ParameterTrial(log, replacing: first.fitted)
    #expect(second.fitted == first.fitted)
    #expect(!second.isBetter)
    #expect(second.best == first.fitted)
  }

  @Test("too few reviews are refused, with how many are needed")
  func few() {
    #expect(throws: FitRefusal.tooFewReviews(found: 76, needed: 80)) {
      try ParameterTrial(Self.log(cards: 19), replacing: .standard)
    }
    #expect(throws: FitRefusal.tooFewReviews(found: 4, needed: 6)) {
      try FitQuality.ofFits(to: Self.log(cards: 1), splits: 5)
    }
  }

  @Test("a fit that is told to stop leaves nothing")
  func stopped() {
    #expect(throws: FitRefusal.stopped) {
      try ParameterTrial(Self.log(cards: 2000), replacing: .standard) { _ in false }
    }
  }

  @Test("the effect is told in days")
  func effect() throws {
    let log = Self.log(cards: 100)
    let now = ParameterEffect(of: .standard, on: log, settings: SchedulerSettings())
    #expect(now.firstIntervals == ByRating(again: 1, hard: 1, good: 2, easy: 8))
    let settings = SchedulerSettings(desiredRetention: 0.8, maximumInterval: 20)
    let relaxed = ParameterEffect(of: .standard, on: log, settings: settings)
    #expect(relaxed.reviewsADay < now.reviewsADay)
    #expect(relaxed.firstIntervals.easy == 20)
    let none = ParameterEffect(
      of: .standard, on: TrainingLog([], days: []), settings: SchedulerSettings())
    #expect(none.usualInterval == nil)
  }
}
