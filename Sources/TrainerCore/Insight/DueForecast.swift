public import TrainerScheduling

/// How many reviews the coming study days hold, as far as it is known today.
public struct DueForecast: Sendable, Hashable {
  /// The day before the first.
  public let today: StudyDay

  /// Reviews of each of the days after it.
  public let counts: [Int]

  /// Counts what is due on each of the `days` after today, resting items left out.
  public init(of library: Library, days: Int, at moment: Moment) {
    self.init(of: library.questions, in: library, days: days, at: moment)
  }

  /// The same for some of a library's questions.
  init(of questions: [Question], in library: Library, days: Int, at moment: Moment) {
    let scheduler = library.progress.scheduler
    let today = scheduler.studyDay(of: moment)
    var counts = Array(repeating: 0, count: days)
    for question in questions where !library.progress.isResting(question.item.id) {
      guard let schedule = library.progress[question.key]?.schedule else { continue }
      let due = Moment(utcMilliseconds: schedule.due, offsetMinutes: moment.offsetMinutes)
      let distance = scheduler.studyDay(of: due) - today
      if (1...max(1, days)).contains(distance) { counts[distance - 1] += 1 }
    }
    self.today = today
    self.counts = counts
  }
}
