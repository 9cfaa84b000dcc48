/// A local calendar day that starts some hours after midnight, so that late practice belongs to
/// the evening before.
///
/// It follows the wall clock of the moment, never a count of hours: a day of 23 or 25 hours is
/// one day, and a review keeps the day it had where it happened.
public struct StudyDay: Hashable, Sendable {
  /// Days since 1970-01-01 in the calendar of the place.
  public let number: Int

  /// The day `number` days after 1970-01-01.
  public init(number: Int) { self.number = number }

  /// The study day of an instant.
  ///
  /// - Parameters:
  ///   - utcMilliseconds: the instant, in milliseconds since 1970-01-01 UTC.
  ///   - offsetMinutes: minutes that the wall clock is east of UTC at that instant.
  ///   - dayStartMinutes: minutes after midnight at which a study day starts.
  public init(utcMilliseconds: Int64, offsetMinutes: Int, dayStartMinutes: Int) {
    // Wrapping, because instants come from files: a senseless one gives a senseless day, no crash.
    let minutes = Int64(truncatingIfNeeded: offsetMinutes &- dayStartMinutes)
    let local = utcMilliseconds &+ minutes &* Self.millisecondsPerMinute
    let days = local / Self.millisecondsPerDay
    number = Int(local % Self.millisecondsPerDay < 0 ? days - 1 : days)
  }

  /// The instant, in UTC milliseconds, 12 hours after this day starts on a wall clock
  /// `offsetMinutes` east of UTC.
  ///
  /// What is due on a day is due at its middle: neither a change of the clock nor a journey of
  /// some hours moves it to another day.
  public func middle(offsetMinutes: Int, dayStartMinutes: Int) -> Int64 {
    let minutes = Int64(truncatingIfNeeded: dayStartMinutes &- offsetMinutes &+ 12 * 60)
    return Int64(number) &* Self.millisecondsPerDay &+ minutes &* Self.millisecondsPerMinute
  }

  static let millisecondsPerMinute: Int64 = 60_000
  static let millisecondsPerDay: Int64 = 86_400_000
}

extension StudyDay: Strideable {
  /// The day `days` days later, earlier where it is negative.
  public func advanced(by days: Int) -> StudyDay { StudyDay(number: number + days) }

  /// Days from this day to `other`.
  public func distance(to other: StudyDay) -> Int { other.number - number }

  /// Days from `right` to `left`.
  public static func - (left: StudyDay, right: StudyDay) -> Int { left.number - right.number }
}
