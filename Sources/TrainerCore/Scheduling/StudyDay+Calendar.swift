/// Arithmetic of the Gregorian calendar on days counted from 1970-01-01, after the public algorithms
/// of Howard Hinnant ("chrono-compatible low-level date algorithms"): years start in March, so that
/// the leap day comes last, and repeat every 400 years.
extension StudyDay {
  /// The year of the Gregorian calendar.
  public var year: Int { civil.year }

  /// The month, 1 to 12.
  public var month: Int { civil.month }

  /// The day of the month, 1 to 31.
  public var day: Int { civil.day }

  /// The day of the week, from 0 for Monday to 6 for Sunday; 1970-01-01 was a Thursday.
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The day of a date; nil where the calendar has no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard (-999_999...999_999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * Self.daysPerEra + dayOfEra - Self.daysBefore1970)
    guard civil == (year, month, day) else { return nil }
  }

  var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + Self.daysBefore1970
    let era = (shifted >= 0 ? shifted : shifted - (Self.daysPerEra - 1)) / Self.daysPerEra
    let dayOfEra = shifted - era * Self.daysPerEra
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  private static let daysPerEra = 146_097
  /// Days from 0000-03-01 to 1970-01-01.
  private static let daysBefore1970 = 719_468
}
