/// An instant, and what the wall clock said there.
public struct Moment: Hashable, Sendable {
  /// Milliseconds since 1970-01-01 UTC.
  public let utcMilliseconds: Int64
  /// Minutes that the wall clock was east of UTC at that instant.
  public let offsetMinutes: Int

  /// An instant and the offset of the wall clock at it.
  public init(utcMilliseconds: Int64, offsetMinutes: Int) {
    self.utcMilliseconds = utcMilliseconds
    self.offsetMinutes = offsetMinutes
  }

  /// The study day of this moment, where days start `dayStartMinutes` after midnight.
  public func studyDay(dayStartMinutes: Int) -> StudyDay {
    StudyDay(
      utcMilliseconds: utcMilliseconds, offsetMinutes: offsetMinutes,
      dayStartMinutes: dayStartMinutes)
  }
}
