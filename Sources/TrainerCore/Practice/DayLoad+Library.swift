public import TrainerScheduling

extension DayLoad {
  /// What the coming days hold of a library, resting items left out; nil where the learner wants no
  /// balance.
  public init?(of library: Library, at moment: Moment) {
    let progress = library.progress
    let settings = progress.settings
    guard settings.balancesLoad || settings.easyDays != .even else { return nil }
    let scheduler = progress.scheduler
    self.init(from: scheduler.studyDay(of: moment), settings.easyDays)
    for question in library.questions where !progress.isResting(question.item.id) {
      guard let schedule = progress[question.key]?.schedule, schedule.phase == .review
      else { continue }
      add(on: scheduler.dueDay(of: schedule))
    }
  }
}

extension Scheduler {
  /// The study day on which an item in review is due, where it was last reviewed.
  func dueDay(of schedule: CardSchedule) -> StudyDay {
    studyDay(
      of: Moment(
        utcMilliseconds: schedule.due, offsetMinutes: schedule.lastReview.offsetMinutes))
  }
}
