/// How many reviews the coming days hold already, and which of them are to hold fewer.
///
/// An interval may be moved by some days anyway; the day of those with the least load takes it. The
/// idea is Anki's load balancer, with two differences: nothing is drawn by lot but what decides among
/// equals, and an easy day stays one when it is empty.
public struct DayLoad: Hashable, Sendable {
  /// Intervals up to so many days are moved to the lightest day (Anki); longer ones spread by
  /// themselves.
  public static let reach = 90

  /// Where so many days are counted, the range of the longest of those intervals is among them.
  private static let counted = 128

  private let today: StudyDay
  private let shares: WeekShares
  private var counts: [Int]

  /// Days without any review.
  public init(from today: StudyDay, _ shares: WeekShares = .even) {
    self.today = today
    self.shares = shares
    counts = Array(repeating: 0, count: Self.counted)
  }

  /// How many reviews a day holds; what lies beyond the counted days holds none.
  public subscript(day: StudyDay) -> Int {
    counts.indices.contains(day - today) ? counts[day - today] : 0
  }

  /// Takes note of a review on a day.
  public mutating func add(on day: StudyDay) { change(day, by: 1) }

  /// Takes note that there is one less.
  public mutating func remove(on day: StudyDay) { change(day, by: -1) }

  private mutating func change(_ day: StudyDay, by difference: Int) {
    guard counts.indices.contains(day - today) else { return }
    counts[day - today] = max(0, counts[day - today] + difference)
  }

  /// The lightest of the days that some intervals lead to, as an interval; among equals the nearest to
  /// the one that the lot fell on.
  func lightest(of intervals: ClosedRange<Int>, from day: StudyDay, drawn: Int) -> Int {
    let rated = intervals.map { days in
      (days: days, load: pressure(on: day.advanced(by: days), after: days))
    }
    let best = rated.min { left, right in
      (left.load, abs(left.days - drawn), left.days)
        < (right.load, abs(right.days - drawn), right.days)
    }
    return best?.days ?? drawn
  }

  /// Later days look lighter than they will be, because less of what they will hold is known yet.
  ///
  /// With this power of the interval recall stays what it is without balancing: lower ones favour long
  /// intervals, higher ones (Anki's is 1/2) short ones and more reviews. Measured by half a year of
  /// practice, twelve times.
  private static let power = 0.4

  /// Reviews in proportion to the day's share, weighed by how far away it is.
  private func pressure(on day: StudyDay, after days: Int) -> Double {
    let share = shares[day]
    // One more on an easy day, so that it does not seem free as long as it is empty.
    let reviews = Double(self[day]) + (share < 1 ? 1 : 0)
    return reviews / max(share, WeekShares.least) * RealMath.power(Double(days), Self.power)
  }
}
