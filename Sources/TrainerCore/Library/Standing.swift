public import TrainerScheduling

/// Where a question stands for its learner at a moment.
public enum Standing: Sendable, Hashable {
  /// Never answered.
  case new

  /// Set aside until it is woken; with its schedule where it was answered before.
  case resting(CardSchedule?)

  /// Answered before.
  case seen(CardSchedule)

  /// Its schedule, where it was answered before.
  public var schedule: CardSchedule? {
    switch self {
    case .new: nil
    case .resting(let schedule): schedule
    case .seen(let schedule): schedule
    }
  }

  /// The word that machine forms have for it.
  public var phaseName: String {
    switch self {
    case .new: "new"
    case .resting: "resting"
    case .seen(let schedule):
      switch schedule.phase {
      case .learning: "learning"
      case .review: "review"
      case .relearning: "relearning"
      }
    }
  }
}

extension Library {
  /// Where a question stands.
  public func standing(of key: RecordKey) -> Standing {
    let schedule = progress[key]?.schedule
    if progress.isResting(key.item) { return .resting(schedule) }
    return schedule.map(Standing.seen) ?? .new
  }

  /// The moment from which a question is asked: the end of its step, or the start of its study day.
  public func comesBack(_ schedule: CardSchedule, seenFrom moment: Moment) -> Moment {
    progress.comesBack(schedule, seenFrom: moment)
  }
}

extension Progress {
  /// The moment from which a question is asked: the end of its step, or the start of its study day.
  func comesBack(_ schedule: CardSchedule, seenFrom moment: Moment) -> Moment {
    guard schedule.phase == .review else {
      return Moment(utcMilliseconds: schedule.due, offsetMinutes: moment.offsetMinutes)
    }
    let settings = settings.scheduling
    let day = Moment(utcMilliseconds: schedule.due, offsetMinutes: moment.offsetMinutes)
      .studyDay(dayStartMinutes: settings.dayStartMinutes)
    return day.start(
      offsetMinutes: moment.offsetMinutes, dayStartMinutes: settings.dayStartMinutes)
  }
}

extension StudyDay {
  /// The moment at which this day starts on a wall clock `offsetMinutes` east of UTC.
  func start(offsetMinutes: Int, dayStartMinutes: Int) -> Moment {
    let middle = middle(offsetMinutes: offsetMinutes, dayStartMinutes: dayStartMinutes)
    return Moment(utcMilliseconds: middle - 12 * 3_600_000, offsetMinutes: offsetMinutes)
  }
}
