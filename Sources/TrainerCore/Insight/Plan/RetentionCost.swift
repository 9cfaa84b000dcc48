public import TrainerScheduling

/// What a desired retention asks of a learner, before it is chosen: the next sixty days played through
/// with their own memory model, what is new included.
public struct RetentionCost: Sendable, Hashable {
  /// The desired retention.
  public let retention: Double

  /// Answers a day, in the mean of those days.
  public let answersADay: Double

  /// Minutes a day.
  public let minutesADay: Double

  /// The retentions that are compared.
  public static let compared = [0.8, 0.85, 0.9, 0.95]

  /// So many days are played.
  public static let days = 60

  /// The costs of the compared retentions and of the one that holds, from the lowest on; none where
  /// nothing is in review yet.
  public static func compared(
    in library: Library, pace: InterviewPlan.Pace, at moment: Moment
  ) -> [RetentionCost] {
    let present = library.progress.settings.scheduling.desiredRetention
    let choices = Set(compared + [present]).sorted().map { retention in
      var settings = library.progress.settings
      settings.scheduling.desiredRetention = retention
      return settings
    }
    return of(choices, in: library, pace: pace, at: moment)
  }

  /// The costs of some settings, the retentions of lessons included; none where nothing is in review
  /// yet.
  public static func of(
    _ choices: [PracticeSettings], in library: Library, pace: InterviewPlan.Pace, at moment: Moment
  ) -> [RetentionCost] {
    let samples = choices.map { Sample(library, $0, at: moment) }
    guard samples.contains(where: \.hasReviews) else { return [] }
    // The same luck for each, so that they differ in nothing else.
    let plays = Processors.map(choices.count * Sample.plays) { piece in
      samples[piece / Sample.plays].answers(
        choices[piece / Sample.plays], seed: UInt64(piece % Sample.plays + 1))
    }
    return choices.enumerated().map { number, choice in
      let own = plays[number * Sample.plays..<(number + 1) * Sample.plays]
      let answers = own.reduce(0, +) / Double(Sample.plays * days)
      return RetentionCost(
        retention: choice.scheduling.desiredRetention, answersADay: answers,
        minutesADay: answers * Double(pace.secondsPerAnswer) / 60)
    }
  }
}

/// The questions of a library, or every so manieth of a large one: the cost is to be there at once.
private struct Sample: Sendable {
  static let plays = 4
  private static let most = 2000

  private let items: [PlanSimulation.Item]
  private let every: Int
  private let today: StudyDay
  let hasReviews: Bool

  init(_ library: Library, _ settings: PracticeSettings, at moment: Moment) {
    today = library.progress.scheduler.studyDay(of: moment)
    let all = PlanSimulation.Item.all(of: library, settings, at: moment)
    let seen = all.filter { $0.standing != nil }
    let unseen = all.filter { $0.standing == nil }
    every = max(1, (seen.count + Self.most - 1) / Self.most)
    let wanted = min(unseen.count, settings.newPerDay * RetentionCost.days)
    items =
      stride(from: 0, to: seen.count, by: every).map { seen[$0] }
      + unseen.prefix(wanted / every)
    hasReviews = !seen.isEmpty
  }

  /// All answers of the days.
  func answers(_ settings: PracticeSettings, seed: UInt64) -> Double {
    let simulation = PlanSimulation(
      from: today, to: today.advanced(by: RetentionCost.days), .due(isCapped: false),
      settings: settings.scheduling, newADay: (settings.newPerDay + every - 1) / every,
      answersADay: .max)
    return Double(simulation.play(items, seed: seed).answers.reduce(0, +) * every)
  }
}
