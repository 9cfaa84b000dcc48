import TrainerScheduling

/// The times between changes of the scheduler's settings, in their order.
struct Eras: Sendable {
  /// By era: the scheduler that decided.
  private(set) var schedulers: [Scheduler]

  /// By era: the place of its first event in the order of all.
  private var starts = [0]

  /// Begins with the settings that hold before any is changed.
  init(_ settings: SchedulerSettings) { schedulers = [Scheduler(settings)] }

  /// The number of the era that came last.
  var latest: Int { schedulers.count - 1 }

  /// Begins another one at a place where settings are others than before.
  mutating func note(_ settings: SchedulerSettings, at place: Int) {
    guard settings != schedulers[latest].settings else { return }
    schedulers.append(Scheduler(settings))
    starts.append(place)
  }

  /// The era of a place, for whoever goes from place to place and was in another one before.
  @inline(__always)
  func era(at place: Int, notBefore era: Int) -> Int {
    era + 1 < starts.count && starts[era + 1] <= place ? era + 1 : era
  }
}
