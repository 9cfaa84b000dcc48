/// Runs a whole review log through the memory model: no steps, no fuzz, no rounding of states.
public struct FSRSReplay: Sendable {
  /// How the days between two reviews are counted.
  public enum Elapsed: Sendable {
    /// Whole periods of 24 hours, as py-fsrs does.
    case periods
    /// Study days, as the scheduler does; `offsetMinutes` tells how far the wall clock is east of
    /// UTC at an instant, given in UTC milliseconds.
    case studyDays(dayStartMinutes: Int, offsetMinutes: @Sendable (Int64) -> Int)
  }

  private let model: FSRSModel
  private let retention: Double
  private let elapsed: Elapsed
  private let maximumInterval: Double

  /// A replay.
  ///
  /// - Parameters:
  ///   - model: the memory model.
  ///   - retention: the probability of recall that intervals aim at; more than 0, less than 1.
  ///   - maximumInterval: the longest interval, in days; held within 1 to 36500.
  ///   - elapsed: how whole days are counted; FSRS-7 goes by fractions of days whatever it says.
  public init(
    model: FSRSModel, retention: Double = 0.9, maximumInterval: Int = 36_500, elapsed: Elapsed
  ) {
    self.model = model
    self.elapsed = elapsed
    self.maximumInterval = Double(
      maximumInterval.clamped(to: SchedulerSettings.maximumIntervalRange))
    self.retention = retention
  }

  /// What the model says of each row, in the order of the rows; each card's are taken in the order
  /// of time.
  public func replay(_ rows: [ReviewRow]) -> [ReplayedReview] {
    switch model.formulae {
    case .six(let formulae): replay(rows, by: formulae)
    case .seven: replayFractions(rows)
    }
  }

  private func replay(_ rows: [ReviewRow], by formulae: FSRS6Formulae) -> [ReplayedReview] {
    let replay = FSRS6Replay(
      formulae: formulae, maximumInterval: maximumInterval,
      intervalPerStability: formulae.intervalPerStability(retention: retention))
    return switch elapsed {
    case .periods:
      replay.replay(rows, ticksPerDay: StudyDay.millisecondsPerDay) { $0 }
    case .studyDays(let dayStartMinutes, let offsetMinutes):
      replay.replay(rows, ticksPerDay: 1) { instant in
        let day = StudyDay(
          utcMilliseconds: instant, offsetMinutes: offsetMinutes(instant),
          dayStartMinutes: dayStartMinutes)
        return Int64(day.number)
      }
    }
  }
}

extension FSRSReplay {
  private func replayFractions(_ rows: [ReviewRow]) -> [ReplayedReview] {
    let histories = CardHistories(rows)
    var byCard = [ReplayedReview]()
    byCard.reserveCapacity(rows.count)
    for card in 0..<histories.count {
      var latest: (memory: MemoryState, instant: Int64)?
      for entry in histories[card] {
        let instant = entry.utcMilliseconds
        let wait = latest.map { max(0, instant &- $0.instant) } ?? 0
        let days = Double(wait) / Double(StudyDay.millisecondsPerDay)
        let memory =
          latest.map { model.next($0.memory, entry.rating, elapsed: days) }
          ?? model.first(entry.rating)
        byCard.append(
          ReplayedReview(
            memory: memory, elapsed: Int32(clamping: wait / StudyDay.millisecondsPerDay),
            interval: Int32(
              model.interval(of: memory, retention: retention).rounded()
                .clamped(to: 1...maximumInterval)),
            retrievability: latest.map { model.retrievability($0.memory, elapsedDays: days) }))
        latest = (memory, instant)
      }
    }
    return histories.inOrderOfRows(byCard)
  }
}
