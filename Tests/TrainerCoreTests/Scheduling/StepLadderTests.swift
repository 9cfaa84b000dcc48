import Testing

@testable import TrainerScheduling

/// Where an answer at a step leads: "step:delay in milliseconds", or "out".
@Suite struct StepLadderTests {
  struct Case: Sendable {
    let steps: [Int]
    let at: Int
    let leads: [String]
  }

  @Test(arguments: [
    Case(steps: [60, 600], at: 0, leads: ["0:60000", "0:330000", "1:600000", "out"]),
    Case(steps: [60, 600], at: 1, leads: ["0:60000", "1:600000", "out", "out"]),
    Case(steps: [600], at: 0, leads: ["0:600000", "0:900000", "out", "out"]),
    Case(steps: [1], at: 0, leads: ["0:1000", "0:1500", "out", "out"]),
    Case(steps: [1, 2], at: 0, leads: ["0:1000", "0:1500", "1:2000", "out"]),
    Case(steps: [60, 600, 3600], at: 1, leads: ["0:60000", "1:600000", "2:3600000", "out"]),
    Case(steps: [60, 600, 3600], at: 2, leads: ["0:60000", "2:3600000", "out", "out"]),
    Case(steps: [], at: 0, leads: ["out", "out", "out", "out"]),
    // Settings that became shorter while the item waited.
    Case(steps: [60, 600], at: 2, leads: ["0:60000", "out", "out", "out"]),
    Case(steps: [60], at: 5, leads: ["0:60000", "out", "out", "out"]),
    Case(steps: [], at: 3, leads: ["out", "out", "out", "out"]),
  ])
  func leads(_ example: Case) {
    let ladder = StepLadder(steps: example.steps)
    let leads = Rating.allCases.map { rating in
      ladder.rung(after: rating, at: example.at).map { "\($0.step):\($0.delay)" } ?? "out"
    }
    #expect(leads == example.leads)
  }
}
