public import TrainerScheduling

/// What was done on a study day, by the wall clock of the place where it was done.
public struct DayFigures: Sendable, Hashable {
  /// The day.
  public let day: StudyDay

  /// Answers given.
  public var answers = 0

  /// The time taken for them, in milliseconds.
  public var milliseconds = 0

  /// Of the questions in review that were due, those that were not forgotten.
  public var retention = Share()
}

/// Counts by day: most reviews are of the day of the one before.
struct DayTable {
  private var days: [StudyDay: DayFigures] = [:]
  private var open: DayFigures?

  mutating func add(_ review: ReviewGlance, after state: ReviewState, on day: StudyDay) {
    if open?.day != day {
      close()
      open = days[day] ?? DayFigures(day: day)
    }
    open?.answers += 1
    open?.milliseconds += review.milliseconds
    if state.isDue(before: review) { open?.retention.add(review.rating != .again) }
  }

  /// The days on which something was done, the oldest first.
  var inOrder: [DayFigures] {
    var table = self
    table.close()
    return table.days.values.sorted { $0.day < $1.day }
  }

  private mutating func close() {
    if let open { days[open.day] = open }
  }
}

/// Days of practice among the latest; a day that was missed costs nothing but itself.
public struct PractisedDays: Sendable, Hashable {
  /// Of the last 7 days, today included.
  public let last7: Int

  /// Of the last 14 days.
  public let last14: Int

  /// Of the last 30 days.
  public let last30: Int

  init(_ days: [DayFigures], today: StudyDay) {
    func count(_ length: Int) -> Int {
      days.count { (0..<length).contains(today - $0.day) }
    }
    (last7, last14, last30) = (count(7), count(14), count(30))
  }
}
