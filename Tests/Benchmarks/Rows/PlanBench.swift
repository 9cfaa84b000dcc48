import TrainerScheduling

/// Recall on the day of an interview by ways to practise: what is due, what is due with intervals that
/// end before the day, within the daily limit and without one, and what adds most.
///
/// Ours gets no more answers than the other in all, and no more on its busiest day. Memory follows the
/// learner's own parameters, or others that the scheduler does not know.
enum PlanBench {
  private struct Case {
    let days: Int
    let items: Int
  }

  private struct Figures {
    var recalled = 0.0
    var answers = 0.0
    var busiest = 0.0
  }

  private static let cases = [
    Case(days: 11, items: 110), Case(days: 14, items: 110), Case(days: 21, items: 200),
    Case(days: 30, items: 300), Case(days: 60, items: 500),
  ]
  private static let plays = 40
  private static let unlimited = 100_000

  static func run() throws -> [BenchRow] {
    var rows: [BenchRow] = []
    let other = try FSRSParameters(
      FSRSParameters.standard.weights.enumerated().map { $1 * (changes[$0] ?? 1) })
    for (name, truth) in [("own parameters", FSRSParameters.standard), ("other memory", other)] {
      for test in cases {
        let due = play(test, truth, .due(isCapped: false), answersADay: unlimited)
        // With the same limit for the cap, and without: then it asks everything on the last evening.
        let capped = play(test, truth, .due(isCapped: true), answersADay: Int(due.busiest))
        let free = play(test, truth, .due(isCapped: true), answersADay: unlimited)
        let rivals = [("due at 0.9", due), ("capped", capped), ("capped, no limit", free)]
        for (rival, figures) in rivals {
          rows += compare(test, name, rival, figures, matched(to: figures, test, truth))
        }
      }
    }
    return rows
  }

  /// Recall on the day for as many answers, and the load of the busiest day.
  private static func compare(
    _ test: Case, _ memory: String, _ rival: String, _ theirs: Figures, _ ours: Figures
  ) -> [BenchRow] {
    let title = "plan, \(test.items) items in \(test.days) days, \(memory)"
    return [
      BenchRow(
        "\(title): recall", Quantity(ours.recalled, .questions),
        beside: .measured(rival, Quantity(theirs.recalled, .questions)), wanted: .atLeastTimes(1)),
      BenchRow(
        "\(title): busiest day", Quantity(ours.busiest, .answersADay),
        beside: .measured(rival, Quantity(theirs.busiest, .answersADay)),
        wanted: .atMostTimes(1)),
    ]
  }

  /// What the weights of a memory are multiplied with that the scheduler does not know.
  private static let changes = [
    0: 3.0, 1: 1.6, 2: 0.5, 3: 0.35, 6: 0.7, 8: 0.82, 10: 1.25, 11: 0.6, 20: 2.2,
  ]

  /// Ours with no more answers than a rival and no busier a day: the best of some daily limits, from
  /// the rival's time spread evenly to its busiest day, and for each of them of some least worths.
  ///
  /// The busiest days of plays differ, and so do the limits that lead to the same mean.
  private static func matched(
    to rival: Figures, _ test: Case, _ truth: FSRSParameters
  ) -> Figures {
    let even = rival.answers / Double(test.days)
    return [0.0, 0.25, 0.5, 0.75, 0.95, 1.0, 1.05, 1.5].flatMap { share in
      let limit = even + share * (rival.busiest - even)
      return matched(to: rival, test, truth, answersADay: Int(limit.rounded()))
    }
    .filter { $0.answers <= rival.answers && $0.busiest <= rival.busiest }
    .max { $0.recalled < $1.recalled } ?? Figures()
  }

  /// Plays whose least worth comes nearer and nearer to the rival's time.
  ///
  /// It is searched by its root: small worths differ most.
  private static func matched(
    to rival: Figures, _ test: Case, _ truth: FSRSParameters, answersADay: Int
  ) -> [Figures] {
    var figures = [play(test, truth, .aimed, answersADay: answersADay, leastWorth: 0)]
    guard figures[0].answers > rival.answers else { return figures }
    var (low, high) = (0.0, 0.7)
    for _ in 0..<9 {
      let middle = (low + high) / 2
      let next = play(
        test, truth, .aimed, answersADay: answersADay, leastWorth: middle * middle)
      if next.answers > rival.answers { low = middle } else { high = middle }
      figures.append(next)
    }
    return figures
  }

  private static func play(
    _ test: Case, _ truth: FSRSParameters, _ policy: PlanSimulation.Policy, answersADay: Int,
    leastWorth: Double = InterviewAim.leastWorth
  ) -> Figures {
    let today = StudyDay(number: 20_000)
    let simulation = PlanSimulation(
      from: today, to: today.advanced(by: test.days), policy, settings: SchedulerSettings(),
      truth: truth, newADay: 10, answersADay: answersADay, leastWorth: leastWorth)
    let items = Array(repeating: PlanSimulation.Item(), count: test.items)
    var sum = Figures()
    for seed in 0..<plays {
      let outcome = simulation.play(items, seed: UInt64(seed))
      sum.recalled += outcome.recalled / Double(plays)
      sum.answers += Double(outcome.answers.reduce(0, +)) / Double(plays)
      sum.busiest += Double(outcome.answers.max() ?? 0) / Double(plays)
    }
    return sum
  }
}
