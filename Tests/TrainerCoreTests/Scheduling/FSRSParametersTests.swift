import Testing

@testable import TrainerScheduling

@Suite struct FSRSParametersTests {
  @Test func noneAreTheDefaults() throws {
    #expect(try FSRSParameters([]) == .standard)
    #expect(try FSRSParameters(FSRSParameters.standard.weights) == .standard)
    #expect(FSRSParameters.standard.weights.count == 21)
  }

  @Test func theDefaultsAreWithinTheirLimits() {
    #expect(zip(FSRSParameters.standard.weights, FSRSParameters.limits).allSatisfy { $1 ~= $0 })
  }

  @Test(arguments: [
    (numbers: [Double](repeating: 1, count: 35), error: ParameterError.fsrs7Draft),
    (numbers: [1], error: .count(1)),
    (numbers: [Double](repeating: 1, count: 18), error: .count(18)),
    (numbers: [Double](repeating: 1, count: 22), error: .count(22)),
    (numbers: [1, 2, .nan], error: .notFinite(index: 2)),
    (numbers: [-.infinity] + [Double](repeating: 1, count: 20), error: .notFinite(index: 0)),
  ])
  func refuses(numbers: [Double], error: ParameterError) {
    #expect(throws: error) { try FSRSParameters(numbers) }
  }

  @Test(arguments: [
    (
      ParameterError.fsrs7Draft,
      "these 35 parameters are for a draft of FSRS-7 that was given up; FSRS-7 takes 34"
    ),
    (
      .count(3),
      "3 parameters; FSRS-7 takes 34, FSRS-6 takes 21, or 19 of FSRS-5, or 17 of FSRS-4.5"
    ),
    (.notFinite(index: 2), "parameter 3 is not a finite number"),
  ])
  func saysWhy(error: ParameterError, message: String) {
    #expect("\(error)" == message)
  }

  @Test func bringsFSRS5Forward() throws {
    let old = Array(FSRSParameters.standard.weights.prefix(19))
    let weights = try FSRSParameters(old).weights
    #expect(Array(weights.prefix(19)) == old)
    // 0 is moved to the lower limit of w19.
    #expect(weights.suffix(2) == [0.01, 0.5])
  }

  @Test func bringsFSRS4Forward() throws {
    let old = [
      0.4, 0.6, 2.4, 5.8, 4.93, 0.94, 0.86, 0.01, 1.49, 0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29,
      2.61,
    ]
    let weights = try FSRSParameters(old).weights
    #expect(isNear(weights[4], 6.81, 1e-12))
    #expect(isNear(weights[5], 0.446_750_140_8, 1e-9))  // ln(3.82)/3
    #expect(isNear(weights[6], 1.36, 1e-12))
    #expect(Array(weights[7..<17]) == Array(old[7...]))
    #expect(weights.suffix(4) == [0, 0, 0.01, 0.5])
  }

  @Test func movesToTheNearestLimit() throws {
    #expect(
      try FSRSParameters([Double](repeating: 1e6, count: 21)).weights
        == FSRSParameters.limits.map(\.upperBound))
    #expect(
      try FSRSParameters([Double](repeating: -1e6, count: 21)).weights
        == FSRSParameters.limits.map(\.lowerBound))
    let senseless = try FSRSParameters([Double](repeating: -1e300, count: 17)).weights
    #expect(zip(senseless, FSRSParameters.limits).allSatisfy { $1 ~= $0 })
  }

  /// For the defaults the sum is ln 1.4835 + ln(2^0.2629 - 1) + 0.3 * 1.6483 = -0.72102.
  @Test(arguments: [(0, 0.5425), (1, 0.5425), (2, 0.5425), (3, 0.49025), (5, 0.37974)])
  func severalRelearningStepsLimitSameDayGrowth(steps: Int, expected: Double) {
    let limited = FSRSParameters.standard.limited(toRelearningSteps: steps)
    #expect(isNear(limited.weights[17], expected, 1e-4))
    #expect(limited.weights[18] == 0.0912)
  }

  @Test func aLapseIsNeverRepaidOnTheSameDay() throws {
    let strong = FSRSParameters.standard.weights.enumerated().map { $0 == 17 || $0 == 18 ? 2 : $1 }
    for steps in 2...6 {
      let model = FSRSModel(try FSRSParameters(strong), relearningSteps: steps)
      for stability in [1.0, 10, 100, 1000] {
        let before = MemoryState(stability: stability, difficulty: 5)
        var state = model.next(before, .again, elapsedDays: Int(stability))
        for _ in 0..<steps { state = model.next(state, .good, elapsedDays: 0) }
        #expect(state.stability <= before.stability)
      }
    }
  }
}
