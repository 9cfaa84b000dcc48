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
  private let elapsed: Elapsed
  private let maximumInterval: Double
  private let intervalPerStability: Double

  /// A replay.
  ///
  /// - Parameters:
  ///   - model: the memory model.
  ///   - retention: the probability of recall that intervals aim at; more than 0, less than 1.
  ///   - maximumInterval: the longest interval, in days; held within 1 to 36500.
  ///   - elapsed: how days are counted.
  public init(
    model: FSRSModel, retention: Double = 0.9, maximumInterval: Int = 36_500, elapsed: Elapsed
  ) {
    self.model = model
    self.elapsed = elapsed
    self.maximumInterval = Double(
      maximumInterval.clamped(to: SchedulerSettings.maximumIntervalRange))
    intervalPerStability = model.intervalPerStability(retention: retention)
  }

  /// What the model says of each row, in the order of the rows; each card's are taken in the order
  /// of time.
  public func replay(_ rows: [ReviewRow]) -> [ReplayedReview] {
    switch elapsed {
    case .periods:
      replay(rows, ticksPerDay: StudyDay.millisecondsPerDay) { $0 }
    case .studyDays(let dayStartMinutes, let offsetMinutes):
      replay(rows, ticksPerDay: 1) { instant in
        let day = StudyDay(
          utcMilliseconds: instant, offsetMinutes: offsetMinutes(instant),
          dayStartMinutes: dayStartMinutes)
        return Int64(day.number)
      }
    }
  }
}

extension FSRSReplay {
  /// A card after its last review so far.
  private struct Latest {
    var memory: MemoryState
    var ticks: Int64
  }

  /// `ticks` turns an instant into what is counted, milliseconds or days.
  @inline(__always)
  private func replay(
    _ rows: [ReviewRow], ticksPerDay: Int64, ticks: (Int64) -> Int64
  ) -> [ReplayedReview] {
    let histories = CardHistories(rows)
    var byCard = [ReplayedReview]()
    byCard.reserveCapacity(rows.count)
    for card in 0..<histories.count {
      var latest: Latest?
      for entry in histories[card] {
        let now = ticks(entry.utcMilliseconds)
        // Never negative: a journey west may turn the local date back.
        let days = latest.map { max(0, (now &- $0.ticks) / ticksPerDay) } ?? 0
        let review = replay(entry.rating, after: latest?.memory, elapsedDays: Int(days))
        latest = Latest(memory: review.memory, ticks: now)
        byCard.append(review)
      }
    }
    return histories.inOrderOfRows(byCard)
  }

  @inline(__always)
  private func replay(
    _ rating: Rating, after memory: MemoryState?, elapsedDays: Int
  ) -> ReplayedReview {
    guard let memory else {
      return reviewed(model.first(rating), elapsed: 0, retrievability: nil)
    }
    let recall =
      elapsedDays > 0 ? model.retrievability(memory, elapsedDays: Double(elapsedDays)) : 1
    let next = model.next(memory, rating, elapsedDays: elapsedDays, recall: recall)
    return reviewed(next, elapsed: elapsedDays, retrievability: recall)
  }

  @inline(__always)
  private func reviewed(
    _ memory: MemoryState, elapsed: Int, retrievability: Double?
  ) -> ReplayedReview {
    let days = (memory.stability * intervalPerStability).rounded()
    return ReplayedReview(
      memory: memory,
      elapsed: Int32(clamping: elapsed),
      interval: Int32(days.clamped(to: 1...maximumInterval)),
      retrievability: retrievability)
  }
}
