import Testing

@testable import TrainerScheduling

@Suite struct FSRSModelTests {
  let model = FSRSModel(.standard)

  @Test(arguments: zip(Rating.allCases, [0.212, 1.2931, 2.3065, 8.2956]))
  func firstStabilityIsAParameter(rating: Rating, stability: Double) {
    #expect(model.first(rating).stability == stability)
  }

  @Test func firstDifficultyFallsWithTheRating() {
    let difficulties = Rating.allCases.map { model.first($0).difficulty }
    #expect(difficulties == difficulties.sorted(by: >))
    #expect(difficulties[0] == 6.4133)
  }

  @Test(arguments: [0.001, 0.5, 1, 7.3, 365, 36_500])
  func recallIsNineTenthsAfterStability(stability: Double) {
    let state = MemoryState(stability: stability, difficulty: 5)
    #expect(isNear(model.retrievability(state, elapsedDays: stability), 0.9, 1e-12))
    #expect(isNear(model.interval(of: state, retention: 0.9), stability, 1e-12))
    #expect(model.retrievability(state, elapsedDays: 0) == 1)
    #expect(model.retrievability(state, elapsedDays: -3) == 1)
  }

  @Test(arguments: [0.7, 0.8, 0.9, 0.95, 0.99])
  func intervalIsWhenRecallHasSunk(retention: Double) {
    let state = MemoryState(stability: 12.5, difficulty: 5)
    let interval = model.interval(of: state, retention: retention)
    #expect(isNear(model.retrievability(state, elapsedDays: interval), retention, 1e-12))
  }

  @Test func aPassOnTheSameDayNeverWeakens() {
    for stability in [0.01, 1, 30, 3000] {
      let state = MemoryState(stability: stability, difficulty: 5)
      for rating in [Rating.hard, .good, .easy] {
        #expect(model.next(state, rating, elapsedDays: 0).stability >= stability)
      }
      #expect(model.next(state, .again, elapsedDays: 0).stability < stability)
    }
    // The formula alone would weaken: e^(w17 * (w18 - 1)) * 30^-w19 is less than 1.
    let firm = MemoryState(stability: 30, difficulty: 5)
    #expect(model.next(firm, .hard, elapsedDays: 0).stability == 30)
  }

  @Test func daysBeforeTheLastReviewAreNone() {
    let state = MemoryState(stability: 3, difficulty: 5)
    for rating in Rating.allCases {
      #expect(
        model.next(state, rating, elapsedDays: -5) == model.next(state, rating, elapsedDays: 0))
    }
  }

  @Test func aLapseNeverStrengthens() {
    for stability in [0.001, 0.1, 5, 500, 36_500] {
      for days in [1, 10, 1000] {
        let state = MemoryState(stability: stability, difficulty: 1)
        let after = model.next(state, .again, elapsedDays: days).stability
        #expect(after <= stability)
      }
    }
  }

  @Test func difficultyMovesLessNearItsEnd() {
    func rise(from difficulty: Double) -> Double {
      let state = MemoryState(stability: 5, difficulty: difficulty)
      return model.next(state, .again, elapsedDays: 5).difficulty - difficulty
    }
    #expect(rise(from: 3) > rise(from: 6))
    #expect(rise(from: 6) > rise(from: 9))
    // Already at the end only the drift back to that of Easy is left.
    #expect(rise(from: 10) < 0)
  }
}
