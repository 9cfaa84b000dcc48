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
    return of(Set(compared + [present]).sorted(), in: library, pace: pace, at: moment)
  }

  /// The costs of some retentions; none where nothing is in review yet.
  public static func of(
    _ retentions: [Double], in library: Library, pace: InterviewPlan.Pace, at moment: Moment
  ) -> [RetentionCost] {
    let sample = Sample(library, at: moment)
    guard sample.hasReviews else { return [] }
    let settings = library.progress.settings
    // The same luck for each, so that they differ in nothing else.
    let plays = Processors.map(retentions.count * Sample.plays) { piece in
      var scheduling = settings.scheduling
      scheduling.desiredRetention = retentions[piece / Sample.plays]
      return sample.answers(
        scheduling, newADay: settings.newPerDay, seed: UInt64(piece % Sample.plays + 1))
    }
    return retentions.enumerated().map { number, retention in
      let own = plays[number * Sample.plays..<(number + 1) * Sample.plays]
      let answers = own.reduce(0, +) / Double(Sample.plays * days)
      return RetentionCost(
        retention: retention, answersADay: answers,
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

  init(_ library: Library, at moment: Moment) {
    let progress = library.progress
    today = progress.scheduler.studyDay(of: moment)
    let all = PlanSimulation.Item.all(of: library, at: moment)
    let seen = all.filter { $0.memory != nil }
    let unseen = all.count - seen.count
    every = max(1, (seen.count + Self.most - 1) / Self.most)
    let wanted = min(unseen, progress.settings.newPerDay * RetentionCost.days)
    items =
      stride(from: 0, to: seen.count, by: every).map { seen[$0] }
      + Array(
        repeating: PlanSimulation.Item(nil, lastReview: today, due: today), count: wanted / every)
    hasReviews = !seen.isEmpty
  }

  /// All answers of the days.
  func answers(_ settings: SchedulerSettings, newADay: Int, seed: UInt64) -> Double {
    let simulation = PlanSimulation(
      from: today, to: today.advanced(by: RetentionCost.days), .due(isCapped: false),
      settings: settings, newADay: (newADay + every - 1) / every, answersADay: .max)
    return Double(simulation.play(items, seed: seed).answers.reduce(0, +) * every)
  }
}
