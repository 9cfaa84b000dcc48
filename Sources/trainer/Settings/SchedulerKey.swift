import TrainerCore
import TrainerScheduling

/// A setting of the scheduler, kept in the log so that all devices share it.
enum SchedulerKey: String, Sendable, Hashable, CaseIterable {
  case desiredRetention = "desired-retention"
  case lessonRetention = "lesson-retention"
  case learningSteps = "learning-steps"
  case relearningSteps = "relearning-steps"
  case maximumInterval = "maximum-interval"
  case dayStart = "day-start"
  case newADay = "new-a-day"
  case minutesADay = "minutes-a-day"
  case balanceLoad = "balance-load"
  case easyDays = "easy-days"
  case scheduler

  /// One line, without a full stop.
  var summary: String {
    switch self {
    case .desiredRetention: "how likely you are to know an item when it comes back"
    case .lessonRetention: "lessons that you want to know better, or less well"
    case .learningSteps: "delays between the first answers to a new item"
    case .relearningSteps: "delays after an item was forgotten"
    case .maximumInterval: "the longest interval, in days"
    case .dayStart: "the time of day at which a study day starts"
    case .newADay: "new items a day"
    case .minutesADay: "minutes of practice a day"
    case .balanceLoad: "let intervals end on days with few reviews where they can"
    case .easyDays: "days of the week that are to hold less"
    case .scheduler: "the model of memory that decides when an item comes back"
    }
  }

  /// What is accepted, as messages say it.
  var expectation: String {
    switch self {
    case .desiredRetention: "a number from 0.7 to 0.99"
    case .lessonRetention: "lessons and numbers, such as hosting 0.95 sizing 0.8, or none"
    case .learningSteps, .relearningSteps: "delays such as 30s, 10m, 4h or 1d, or none"
    case .maximumInterval: "a whole number from 1 to 36500"
    case .dayStart: "a time of day such as 04:00"
    case .newADay: "a whole number from 0 to 10000"
    case .minutesADay: "a whole number from 1 to 1440"
    case .balanceLoad: "on or off"
    case .easyDays: "days and their shares, such as sat 50% sun 0, or none"
    case .scheduler: "fsrs-6 or fsrs-7"
    }
  }

  /// The setting that some texts ask for, or nil where they make no sense.
  func setting(_ texts: [String]) -> Setting? {
    switch self {
    case .lessonRetention: LessonRetentions(texts: texts).map(Setting.lessonRetention)
    case .learningSteps: StudyStep.list(texts).map(Setting.learningSteps)
    case .relearningSteps: StudyStep.list(texts).map(Setting.relearningSteps)
    case .easyDays: WeekShares(texts: texts).map(Setting.easyDays)
    default: texts.count == 1 ? setting(texts[0]) : nil
    }
  }

  private func setting(_ text: String) -> Setting? {
    switch self {
    case .desiredRetention:
      Double(text).flatMap {
        SchedulerSettings.retentionRange.contains($0) ? .desiredRetention($0) : nil
      }
    case .maximumInterval:
      Int(text).flatMap {
        SchedulerSettings.maximumIntervalRange.contains($0) ? .maximumInterval($0) : nil
      }
    case .newADay: Int(text).flatMap { (0...10_000).contains($0) ? .newPerDay($0) : nil }
    case .minutesADay: Int(text).flatMap { 1...1440 ~= $0 ? .minutesADay($0) : nil }
    case .balanceLoad:
      if case .flag(let isOn) = LookValue(flag: text) { .balanceLoad(isOn) } else { nil }
    case .dayStart: TimeOfDay.minutes(text).map(Setting.dayStart)
    case .scheduler: FSRSVersion(rawValue: text).map(Setting.scheduler)
    case .lessonRetention, .learningSteps, .relearningSteps, .easyDays: nil
    }
  }
}

extension SchedulerKey {
  /// The value as it is typed.
  func text(in settings: PracticeSettings) -> String {
    switch self {
    case .desiredRetention: "\(settings.scheduling.desiredRetention)"
    case .lessonRetention: settings.lessonRetentions.text
    case .learningSteps: StudyStep.text(settings.scheduling.learningSteps)
    case .relearningSteps: StudyStep.text(settings.scheduling.relearningSteps)
    case .maximumInterval: "\(settings.scheduling.maximumInterval)"
    case .dayStart: TimeOfDay.text(settings.scheduling.dayStartMinutes)
    case .newADay: "\(settings.newPerDay)"
    case .minutesADay: "\(settings.dailyMinutes)"
    case .balanceLoad: settings.balancesLoad ? "on" : "off"
    case .easyDays: settings.easyDays.text
    case .scheduler: settings.scheduling.parameters.version.rawValue
    }
  }
}
