public import TrainerScheduling

/// One value that the learner chose and that all devices share.
public enum Setting: Hashable, Sendable {
  /// The probability of recall at which an item is due.
  case desiredRetention(Double)

  /// The same for the items of some lessons.
  case lessonRetention(LessonRetentions)

  /// The memory model; it holds for all history.
  case scheduler(FSRSVersion)

  /// The trained parameters of a memory model; they hold for all history.
  case parameters(FSRSParameters)

  /// Delays between the first reviews, in seconds.
  case learningSteps([Int])

  /// Delays after a lapse, in seconds.
  case relearningSteps([Int])

  /// The longest interval, in days.
  case maximumInterval(Int)

  /// Minutes after midnight at which a study day starts.
  case dayStart(Int)

  /// New items a day.
  case newPerDay(Int)

  /// Minutes of practice a day; nil where nothing was said.
  case minutesADay(Int?)

  /// Whether intervals end on light days where they can.
  case balanceLoad(Bool)

  /// How much of the usual each day of the week is to hold.
  case easyDays(WeekShares)

  /// The day of the interview; nil when there is none any more.
  case interviewDate(StudyDay?)

  /// A key or a value that only other versions know; it has no effect.
  case other(key: String, value: JSONValue)
}

extension Setting {
  /// The name in the log.
  public var key: String {
    switch self {
    case .desiredRetention: "desired-retention"
    case .lessonRetention: "lesson-retention"
    case .scheduler: "scheduler"
    case .parameters: "parameters"
    case .learningSteps: "learning-steps"
    case .relearningSteps: "relearning-steps"
    case .maximumInterval: "maximum-interval"
    case .dayStart: "day-start"
    case .newPerDay: "new-per-day"
    case .minutesADay: "minutes-a-day"
    case .balanceLoad: "balance-load"
    case .easyDays: "easy-days"
    case .interviewDate: "interview-date"
    case .other(let key, _): key
    }
  }

  /// The value in the log.
  public var value: JSONValue {
    switch self {
    case .desiredRetention(let value): .number(value)
    case .lessonRetention(let retentions): retentions.json
    case .scheduler(let version): .string(version.rawValue)
    case .parameters(let parameters): .array(parameters.weights.map(JSONValue.number))
    case .learningSteps(let steps), .relearningSteps(let steps): .array(steps.map { .int($0) })
    case .maximumInterval(let value), .dayStart(let value), .newPerDay(let value): .int(value)
    case .minutesADay(let minutes): minutes.map(JSONValue.int) ?? .null
    case .balanceLoad(let isOn): .bool(isOn)
    case .easyDays(let shares): .array(shares.days.map(JSONValue.number))
    case .interviewDate(let day): day.map { .string($0.iso) } ?? .null
    case .other(_, let value): value
    }
  }

  /// Reads a setting as the log holds it; what makes no sense here is kept as ``other(key:value:)``.
  public init(key: String, value: JSONValue) {
    self = Self.known(key, value) ?? .other(key: key, value: value)
  }

  private static func known(_ key: String, _ value: JSONValue) -> Setting? {
    switch key {
    case "desired-retention": value.double.map(Setting.desiredRetention)
    case "lesson-retention": LessonRetentions(value).map(Setting.lessonRetention)
    case "scheduler": value.string.flatMap(FSRSVersion.init).map(Setting.scheduler)
    case "parameters": parameters(value).map(Setting.parameters)
    case "learning-steps": wholeNumbers(value).map(Setting.learningSteps)
    case "relearning-steps": wholeNumbers(value).map(Setting.relearningSteps)
    case "maximum-interval": value.int.map(Setting.maximumInterval)
    case "day-start": value.int.map(Setting.dayStart)
    case "new-per-day": value.int.flatMap { $0 < 0 ? nil : .newPerDay($0) }
    case "minutes-a-day":
      value.isNull
        ? .minutesADay(nil) : value.int.flatMap { 1...1440 ~= $0 ? .minutesADay($0) : nil }
    case "balance-load": value.bool.map(Setting.balanceLoad)
    case "easy-days": numbers(value).flatMap { WeekShares($0) }.map(Setting.easyDays)
    case "interview-date":
      value.isNull
        ? .interviewDate(nil)
        : value.string.flatMap { StudyDay(iso: $0) }.map(Setting.interviewDate)
    default: nil
    }
  }

  private static func parameters(_ value: JSONValue) -> FSRSParameters? {
    guard let numbers = numbers(value) else { return nil }
    // Older parameters are brought forward first, and that can make digits.
    let current = try? FSRSParameters(numbers)
    return current.flatMap { try? FSRSParameters($0.weights.map(\.roundedToNineDigits)) }
  }

  private static func numbers(_ value: JSONValue) -> [Double]? {
    guard let values = value.array else { return nil }
    let numbers = values.compactMap(\.double)
    return numbers.count == values.count ? numbers : nil
  }

  private static func wholeNumbers(_ value: JSONValue) -> [Int]? {
    guard let values = value.array else { return nil }
    let numbers = values.compactMap(\.int)
    return numbers.count == values.count ? numbers : nil
  }
}
