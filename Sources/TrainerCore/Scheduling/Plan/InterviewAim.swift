/// What a review on some day does for recall on the day of an interview.
public struct InterviewAim: Sendable {
  /// The day of the interview.
  public let day: StudyDay

  /// New items stop so many days before the interview, so that each comes back at least once; later only
  /// time that the last round leaves is spent on them.
  public static let daysWithoutNew = 3

  /// A review that adds less recall than this for an answer's time adds little: one item more in
  /// fifty answers.
  public static let leastWorth = 0.02

  /// Before the last round an item waits until its recall has sunk to this: a review after a while
  /// teaches more, also where memory is not quite what the model believes.
  public static let fresh = 0.9

  /// The interview counts from so many days before it on; until then items simply come when they are
  /// due.
  public static let reach = 60

  let model: FSRSModel

  /// The day before the interview.
  var eve: StudyDay { day.advanced(by: -1) }

  /// Aims at a day with a memory model.
  public init(at day: StudyDay, _ model: FSRSModel) {
    self.day = day
    self.model = model
  }

  /// Whether practice on a day is aimed at the interview: it is near, and not over.
  public func holds(on today: StudyDay) -> Bool { 1...Self.reach ~= day - today }

  /// The longest interval that an answer today may give, in days: an item comes back before the
  /// interview.
  public func longestInterval(from today: StudyDay) -> Int { max(1, day - today - 1) }

  /// The probability of recall on the day, 0 to 1, without another review.
  public func recall(of memory: MemoryState, since lastReview: StudyDay) -> Double {
    model.retrievability(memory, elapsedDays: Double(day - lastReview))
  }
}
