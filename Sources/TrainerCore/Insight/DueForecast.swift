public import TrainerScheduling

/// How many reviews the coming study days hold, as far as it is known today.
public struct DueForecast: Sendable, Hashable {
  /// The day before the first.
  public let today: StudyDay

  /// Reviews of each of the days after it.
  public let counts: [Int]

  /// Counts what is due on each of the `days` after today, resting items left out.
  public init(of library: Library, days: Int, at moment: Moment) {
    let progress = library.progress
    self.init(
      of: library.questions.lazy.map { ($0, progress[$0.key]?.schedule) }, in: progress,
      days: days, at: moment)
  }

  /// The same for some questions with their schedules.
  init(
    of questions: some Sequence<(Question, CardSchedule?)>, in progress: Progress, days: Int,
    at moment: Moment
  ) {
    let scheduler = progress.scheduler
    let today = scheduler.studyDay(of: moment)
    var counts = Array(repeating: 0, count: days)
    for (question, schedule) in questions {
      guard let schedule else { continue }
      let due = Moment(utcMilliseconds: schedule.due, offsetMinutes: moment.offsetMinutes)
      let distance = scheduler.studyDay(of: due) - today
      guard (1...max(1, days)).contains(distance), !progress.isResting(question.item.id)
      else { continue }
      counts[distance - 1] += 1
    }
    self.today = today
    self.counts = counts
  }
}
