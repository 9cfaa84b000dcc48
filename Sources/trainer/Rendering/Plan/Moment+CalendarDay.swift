import TrainerScheduling

extension Moment {
  /// The day of the calendar, which begins at midnight.
  var calendarDay: StudyDay { studyDay(dayStartMinutes: 0) }

  /// How far a day of the calendar is away, as people say it.
  func distance(to day: StudyDay) -> String {
    switch day - calendarDay {
    case 0: "today"
    case 1: "tomorrow"
    case let days: "in \(days) days"
    }
  }
}
