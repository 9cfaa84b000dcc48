import Testing

@testable import TrainerScheduling

@Suite struct PlanSimulationTests {
  private let today = StudyDay(number: 20_000)

  private func play(
    _ policy: PlanSimulation.Policy, days: Int = 14, items: Int = 80, answersADay: Int = 40,
    leastWorth: Double = InterviewAim.leastWorth, seed: UInt64 = 1
  ) -> PlanSimulation.Outcome {
    let simulation = PlanSimulation(
      from: today, to: today.advanced(by: days), policy, settings: SchedulerSettings(),
      newADay: 10, answersADay: answersADay, leastWorth: leastWorth)
    return simulation.play(
      Array(repeating: PlanSimulation.Item(), count: items), seed: seed)
  }

  @Test("the same seed plays the same days")
  func seed() {
    #expect(play(.aimed) == play(.aimed))
    #expect(play(.aimed) != play(.aimed, seed: 2))
  }

  @Test("aimed practice recalls more on the day with fewer answers")
  func aimed() {
    let plays = (0..<10).map { seed in
      (
        ours: play(.aimed, leastWorth: 0.04, seed: seed),
        due: play(.due(isCapped: false), seed: seed)
      )
    }
    func sum(_ value: (PlanSimulation.Outcome) -> Double) -> (ours: Double, due: Double) {
      plays.reduce((0, 0)) { ($0.0 + value($1.ours), $0.1 + value($1.due)) }
    }
    let recalled = sum(\.recalled)
    let answers = sum { Double($0.answers.reduce(0, +)) }
    #expect(recalled.ours > recalled.due)
    #expect(answers.ours < answers.due)
  }

  @Test("with little time a day reviews kept new items from being begun")
  func littleTime() {
    for seed in 0..<5 as Range<UInt64> {
      let ours = play(.aimed, days: 11, items: 110, answersADay: 40, seed: seed)
      let capped = play(
        .due(isCapped: true), days: 11, items: 110, answersADay: 40, seed: seed)
      #expect(ours.unseen <= 1)
      #expect(ours.recalled > capped.recalled + 3)
    }
  }

  @Test("as much time and as full an evening led to less than reviewing all on the last evening")
  func lastEvening() {
    var (ours, capped) = (Sum(), Sum())
    for seed in 0..<8 as Range<UInt64> {
      capped.add(
        play(.due(isCapped: true), days: 21, items: 200, answersADay: 1000, seed: seed))
      ours.add(
        play(.aimed, days: 21, items: 200, answersADay: 210, leastWorth: 0.009, seed: seed))
    }
    #expect(ours.recalled > capped.recalled)
    #expect(ours.answers <= capped.answers)
    #expect(ours.busiest <= capped.busiest)
  }

  private struct Sum {
    var (recalled, answers, busiest) = (0.0, 0, 0)

    mutating func add(_ outcome: PlanSimulation.Outcome) {
      recalled += outcome.recalled
      answers += outcome.answers.reduce(0, +)
      busiest += outcome.answers.max() ?? 0
    }
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
