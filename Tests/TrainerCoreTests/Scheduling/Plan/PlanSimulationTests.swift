import Testing

@testable import TrainerScheduling

@Suite struct PlanSimulationTests {
  private let today = StudyDay(number: 20_000)

  private func play(
    _ policy: PlanSimulation.Policy, days: Int = 14, items: Int = 80, answersADay: Int = 40,
    seed: UInt64 = 1
  ) -> PlanSimulation.Outcome {
    let simulation = PlanSimulation(
      from: today, to: today.advanced(by: days), policy, settings: SchedulerSettings(),
      newADay: 10, answersADay: answersADay)
    let new = PlanSimulation.Item(nil, lastReview: today, due: today)
    return simulation.play(Array(repeating: new, count: items), seed: seed)
  }

  @Test("the same seed plays the same days")
  func seed() {
    #expect(play(.aimed) == play(.aimed))
    #expect(play(.aimed) != play(.aimed, seed: 2))
  }

  @Test("aimed practice recalls more on the day with fewer answers")
  func aimed() {
    let plays = (0..<10).map { seed in
      (ours: play(.aimed, seed: seed), due: play(.due(isCapped: false), seed: seed))
    }
    func sum(_ value: (PlanSimulation.Outcome) -> Double) -> (ours: Double, due: Double) {
      plays.reduce((0, 0)) { ($0.0 + value($1.ours), $0.1 + value($1.due)) }
    }
    let recalled = sum(\.recalled)
    let answers = sum { Double($0.answers.reduce(0, +)) }
    #expect(recalled.ours > recalled.due)
    #expect(answers.ours < answers.due * 1.05)
  }

  @Test("a day is never fuller than it may be, but for the last item's steps")
  func full() {
    let outcome = play(.aimed, items: 300, answersADay: 20)
    #expect(outcome.answers.allSatisfy { $0 <= 22 })
    #expect(outcome.unseen > 0)
  }

  @Test("nothing new begins in the last three days")
  func new() {
    #expect(play(.aimed, items: 300).new.suffix(3).allSatisfy { $0 == 0 })
    #expect(play(.due(isCapped: false), items: 300).new.suffix(3).contains { $0 > 0 })
  }

  @Test("no days leave nothing to do")
  func none() {
    let outcome = play(.aimed, days: 0)
    #expect(outcome.answers.isEmpty)
    #expect(outcome.recalled == 0)
    #expect(outcome.unseen == 80)
  }
}
