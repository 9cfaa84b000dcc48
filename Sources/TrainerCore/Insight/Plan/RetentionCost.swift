import TrainerScheduling

/// What a desired retention asks of a learner, before it is chosen.
public struct RetentionCost: Sendable, Hashable {
  /// The desired retention.
  public let retention: Double

  /// Reviews a day that everything in review asks for at the strength it has now.
  public let reviewsADay: Double

  /// The retentions that are compared.
  public static let compared = [0.8, 0.85, 0.9, 0.95]

  /// The costs of the compared retentions and of the one that holds, from the lowest on.
  public static func all(of progress: Progress) -> [RetentionCost] {
    let settings = progress.settings.scheduling
    let stabilities = progress.all.filter { $0.record.schedule.phase == .review }
      .map(\.record.schedule.memory.stability).sorted()
    let retentions = Set(compared + [settings.desiredRetention]).sorted()
    return retentions.map { retention in
      let reviews = stabilities.reduce(0) { sum, stability in
        let interval = progress.scheduler.model.interval(
          stability: stability, retention: retention)
        return sum + 1 / min(max(1, interval.rounded()), Double(settings.maximumInterval))
      }
      return RetentionCost(retention: retention, reviewsADay: reviews)
    }
  }
}
