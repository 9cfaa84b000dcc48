import TrainerCore
import TrainerScheduling

/// Weeks from Monday to Sunday, the last of them that of a day.
struct StudyWeeks {
  /// The Monday of the first week.
  let start: StudyDay
  let count: Int

  /// The last day that has come.
  let today: StudyDay

  /// By day.
  private let days: [StudyDay: DayFigures]

  init(_ days: [DayFigures], endingOn today: StudyDay, count: Int) {
    // 1970-01-01, day 0, was a Thursday.
    let weekday = ((today.number + 3) % 7 + 7) % 7
    start = today.advanced(by: -weekday - 7 * (count - 1))
    self.count = count
    self.today = today
    self.days = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Answers on a day, its week and its weekday counted from 0; nil where it has not come.
  func answers(week: Int, weekday: Int) -> Int? {
    let day = start.advanced(by: 7 * week + weekday)
    return day > today ? nil : days[day]?.answers ?? 0
  }

  /// The most answers on one of these days.
  var most: Int {
    (0..<count).flatMap { week in (0..<7).map { answers(week: week, weekday: $0) ?? 0 } }.max()
      ?? 0
  }

  /// The retention of each week.
  var retention: [Share] {
    (0..<count).map { week in
      (0..<7).reduce(into: Share()) { sum, weekday in
        let share = days[start.advanced(by: 7 * week + weekday)]?.retention ?? Share()
        sum = Share(count: sum.count + share.count, of: sum.total + share.total)
      }
    }
  }

  /// The answers of each week.
  var answers: [Int] {
    (0..<count).map { week in
      (0..<7).reduce(0) { $0 + (answers(week: week, weekday: $1) ?? 0) }
    }
  }
}
