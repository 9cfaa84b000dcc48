/// How much of the usual each day of the week is to hold, 0 to 1.
///
/// A day with a share of 0 is avoided where the interval leaves a choice; it is never promised empty.
public struct WeekShares: Hashable, Sendable {
  /// The shares from Monday to Sunday.
  public let days: [Double]

  /// Every day holds what comes.
  public static let even = WeekShares(unchecked: Array(repeating: 1, count: 7))

  /// What a share of 0 counts as, so that a choice among such days is one too.
  static let least = 0.0001

  /// Seven shares from Monday to Sunday; nil where they are not seven, or not 0 to 1.
  public init?(_ days: [Double]) {
    guard days.count == 7, days.allSatisfy({ 0...1 ~= $0 }) else { return nil }
    self.days = days
  }

  private init(unchecked days: [Double]) { self.days = days }

  /// The share of a day.
  public subscript(day: StudyDay) -> Double { days[day.weekday] }
}
