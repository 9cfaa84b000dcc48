/// What each of the four buttons does.
public typealias Outcomes = ByRating<CardSchedule>

extension Scheduler {
  /// The seed of an item's next answer: the same until it is answered, another afterwards.
  ///
  /// `item` is a hash of the item's name that is the same on every machine, `reviews` counts the
  /// reviews it has had.
  public static func seed(item: UInt64, reviews: Int) -> UInt64 {
    item &+ UInt64(truncatingIfNeeded: reviews)
  }

  /// The schedule that an answer now leads to; `schedule` is nil for a new item.
  public func outcome(
    of rating: Rating, on schedule: CardSchedule?, at moment: Moment, seed: UInt64
  ) -> CardSchedule {
    outcomes(on: schedule, at: moment, seed: seed)[rating]
  }

  /// The schedules that the four answers lead to; `schedule` is nil for a new item.
  ///
  /// With a load, intervals that may be moved end on the lightest day.
  public func outcomes(
    on schedule: CardSchedule?, at moment: Moment, seed: UInt64, load: DayLoad? = nil
  ) -> Outcomes {
    let fuzz =
      load.map { IntervalFuzz(seed: seed, $0, on: studyDay(of: moment)) }
      ?? IntervalFuzz(seed: seed)
    return outcomes(on: schedule, at: moment, fuzz: fuzz)
  }

  func outcomes(on schedule: CardSchedule?, at moment: Moment, fuzz: IntervalFuzz) -> Outcomes {
    let elapsed = elapsed(since: schedule, at: moment)
    let memories = ByRating { memory(after: $0, on: schedule?.memory, elapsed: elapsed) }
    // What comes back within the day takes no day from the answers above it.
    let intervals = ByRating { isShort(memories[$0]) ? nil : interval(of: memories[$0]) }
    let days =
      schedule?.phase == .review
      ? ordered(intervals, previous: schedule?.scheduledDays ?? 0, fuzz: fuzz)
      : leavingSteps(intervals, fuzz: fuzz)
    var wait: Int64 = 0
    return ByRating { rating in
      let due: Int64
      if let later = self.wait(
        after: rating, in: schedule?.phase, leaving: memories[rating], above: wait)
      {
        wait = later
        due = moment.utcMilliseconds &+ later
      } else {
        due = self.due(after: days[rating], at: moment)
      }
      return recording(rating, on: schedule, at: moment, due: due)
    }
  }

  private func due(after days: Int, at moment: Moment) -> Int64 {
    studyDay(of: moment).advanced(by: days).middle(
      offsetMinutes: moment.offsetMinutes, dayStartMinutes: settings.dayStartMinutes)
  }

  /// Days in review, 0 where there is no interval in days: each pass is longer than the one below it, and longer than the interval before
  /// where the model says so at all (Anki).
  func ordered(_ intervals: ByRating<Double?>, previous: Int, fuzz: IntervalFuzz) -> ByRating<Int> {
    func days(_ interval: Double?, above lower: Int) -> Int {
      guard let interval else { return 0 }
      let isLonger = interval.rounded() > Double(previous)
      return fuzz.days(
        interval, minimum: max(lower + 1, isLonger ? previous + 1 : 0),
        maximum: settings.maximumInterval)
    }
    let hard = days(intervals.hard, above: 0)
    let good = days(intervals.good, above: hard)
    let easy = days(intervals.easy, above: good)
    let again =
      intervals.again.map { fuzz.days($0, minimum: 1, maximum: settings.maximumInterval) } ?? 0
    return ByRating(again: again, hard: hard, good: good, easy: easy)
  }

  /// Days on leaving the steps, 0 where there is no interval in days: Easy is longer than Good (Anki).
  func leavingSteps(_ intervals: ByRating<Double?>, fuzz: IntervalFuzz) -> ByRating<Int> {
    func days(_ interval: Double?, minimum: Int = 1) -> Int {
      interval.map { fuzz.days($0, minimum: minimum, maximum: settings.maximumInterval) } ?? 0
    }
    let good = days(intervals.good)
    return ByRating(
      again: days(intervals.again), hard: days(intervals.hard), good: good,
      easy: days(intervals.easy, minimum: good + 1))
  }
}
