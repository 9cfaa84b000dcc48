import TrainerCore
import TrainerScheduling

/// A setting of the scheduler, kept in the log so that all devices share it.
enum SchedulerKey: String, Sendable, Hashable, CaseIterable {
  case desiredRetention = "desired-retention"
  case learningSteps = "learning-steps"
  case relearningSteps = "relearning-steps"
  case maximumInterval = "maximum-interval"
  case dayStart = "day-start"
  case newADay = "new-a-day"

  /// One line, without a full stop.
  var summary: String {
    switch self {
    case .desiredRetention: "how likely you are to know an item when it comes back"
    case .learningSteps: "delays between the first answers to a new item"
    case .relearningSteps: "delays after an item was forgotten"
    case .maximumInterval: "the longest interval, in days"
    case .dayStart: "the time of day at which a study day starts"
    case .newADay: "new items a day"
    }
  }

  /// What is accepted, as messages say it.
  var expectation: String {
    switch self {
    case .desiredRetention: "a number from 0.7 to 0.99"
    case .learningSteps, .relearningSteps: "delays such as 30s, 10m, 4h or 1d, or none"
    case .maximumInterval: "a whole number from 1 to 36500"
    case .dayStart: "a time of day such as 04:00"
    case .newADay: "a whole number from 0 to 10000"
    }
  }

  /// The setting that some texts ask for, or nil where they make no sense.
  func setting(_ texts: [String]) -> Setting? {
    switch self {
    case .learningSteps: StudyStep.list(texts).map(Setting.learningSteps)
    case .relearningSteps: StudyStep.list(texts).map(Setting.relearningSteps)
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
    case .dayStart: TimeOfDay.minutes(text).map(Setting.dayStart)
    case .learningSteps, .relearningSteps: nil
    }
  }
}

extension SchedulerKey {
  /// The value as it is typed.
  func text(in settings: PracticeSettings) -> String {
    switch self {
    case .desiredRetention: "\(settings.scheduling.desiredRetention)"
    case .learningSteps: StudyStep.text(settings.scheduling.learningSteps)
    case .relearningSteps: StudyStep.text(settings.scheduling.relearningSteps)
    case .maximumInterval: "\(settings.scheduling.maximumInterval)"
    case .dayStart: TimeOfDay.text(settings.scheduling.dayStartMinutes)
    case .newADay: "\(settings.newPerDay)"
    }
  }
}
