public import TrainerScheduling

/// What the learner chose about practice, the same on all devices.
public struct PracticeSettings: Hashable, Sendable {
  /// How items come back.
  public var scheduling = SchedulerSettings()

  /// The lessons whose items are due at another chance of recall.
  public var lessonRetentions = LessonRetentions.none

  /// New items a day.
  public var newPerDay = 10

  /// Minutes of practice a day, where the learner said so.
  public var minutesADay: Int?

  /// Whether intervals end on light days where they can.
  public var balancesLoad = true

  /// How much of the usual each day of the week is to hold.
  public var easyDays = WeekShares.even

  /// The day of the interview, where there is one.
  public var interviewDate: StudyDay?

  /// Minutes of practice a day where nothing was said.
  static let usualMinutesADay = 15

  /// Minutes of practice a day.
  public var dailyMinutes: Int { minutesADay ?? Self.usualMinutesADay }

  /// The settings that hold as long as nothing is set.
  public init() {}

  /// Takes over one value; values out of range are moved into it.
  package mutating func apply(_ setting: Setting) {
    switch setting {
    case .desiredRetention(let value): scheduling.desiredRetention = value.roundedToNineDigits
    case .lessonRetention(let retentions): lessonRetentions = retentions
    case .scheduler(let version):
      if version != scheduling.parameters.version { scheduling.parameters = .standard(version) }
    case .parameters(let parameters):
      // Those of the other model wait in the log until it is chosen.
      if parameters.version == scheduling.parameters.version { scheduling.parameters = parameters }
    case .learningSteps(let steps): scheduling.learningSteps = steps
    case .relearningSteps(let steps): scheduling.relearningSteps = steps
    case .maximumInterval(let days): scheduling.maximumInterval = days
    case .dayStart(let minutes): scheduling.dayStartMinutes = minutes
    case .newPerDay(let count): newPerDay = count
    case .minutesADay(let minutes): minutesADay = minutes
    case .balanceLoad(let isOn): balancesLoad = isOn
    case .easyDays(let shares): easyDays = shares
    case .interviewDate(let day): interviewDate = day
    case .other: break
    }
  }
}

extension PracticeSettings {
  /// All values, as `set` events would give them.
  public var all: [Setting] {
    [
      .desiredRetention(scheduling.desiredRetention),
      .lessonRetention(lessonRetentions),
      .scheduler(scheduling.parameters.version),
      .parameters(scheduling.parameters),
      .learningSteps(scheduling.learningSteps),
      .relearningSteps(scheduling.relearningSteps),
      .maximumInterval(scheduling.maximumInterval),
      .dayStart(scheduling.dayStartMinutes),
      .newPerDay(newPerDay),
      .minutesADay(minutesADay),
      .balanceLoad(balancesLoad),
      .easyDays(easyDays),
      .interviewDate(interviewDate),
    ]
  }
}
