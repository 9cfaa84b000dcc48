public import TrainerScheduling

/// What parameters mean for a learner, in days and not in weights.
public struct ParameterEffect: Hashable, Sendable {
  /// Days until a new item first comes back after each answer, once its steps are done.
  public let firstIntervals: ByRating<Int>

  /// Days until an item of the learner's comes back, half of them sooner; nil where there is none.
  public let usualInterval: Int?

  /// Reviews a day that the learner's items ask for in the long run.
  public let reviewsADay: Double

  /// The effect of parameters on all that was reviewed in a log.
  public init(
    of parameters: FSRSParameters, on log: TrainingLog, settings: SchedulerSettings
  ) {
    let model = FSRSModel(parameters, relearningSteps: settings.relearningSteps.count)
    func days(_ memory: MemoryState) -> Double {
      let interval = model.interval(of: memory, retention: settings.desiredRetention)
      return min(max(1, interval.rounded()), Double(settings.maximumInterval))
    }
    firstIntervals = ByRating { Int(days(model.first($0))) }
    let intervals = model.memories(after: log).map(days).sorted()
    usualInterval = intervals.isEmpty ? nil : Int(intervals[intervals.count / 2])
    reviewsADay = intervals.reduce(0) { $0 + 1 / $1 }
  }
}
