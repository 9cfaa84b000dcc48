import Testing
import TrainerScheduling

/// Days that start at four in the morning by the wall clock.
@Suite struct StudyDayTests {
  struct Case: Sendable {
    let utc: String
    let offset: Int
    let day: String
  }

  @Test(arguments: [
    Case(utc: "2026-03-29 00:30", offset: 60, day: "2026-03-28"),  // Berlin, before the clock
    Case(utc: "2026-03-29 02:30", offset: 120, day: "2026-03-29"),  // and after it goes forward
    Case(utc: "2026-10-25 01:30", offset: 60, day: "2026-10-24"),  // Berlin, clock gone back
    Case(utc: "2026-11-30 23:30", offset: 540, day: "2026-12-01"),  // Tokyo
    Case(utc: "2026-11-30 11:59", offset: -480, day: "2026-11-29"),  // Los Angeles, 03:59
    Case(utc: "2026-11-30 12:00", offset: -480, day: "2026-11-30"),  // Los Angeles, 04:00
    Case(utc: "2026-12-31 15:30", offset: 330, day: "2026-12-31"),  // Kolkata
    Case(utc: "1969-12-31 23:59", offset: 0, day: "1969-12-31"),
    Case(utc: "1970-01-01 03:59", offset: 0, day: "1969-12-31"),
    Case(utc: "1970-01-01 04:00", offset: 0, day: "1970-01-01"),
  ])
  func belongsToTheDay(_ example: Case) {
    let day = StudyDay(
      utcMilliseconds: instant(example.utc), offsetMinutes: example.offset, dayStartMinutes: 240)
    #expect(day.iso == example.day)
  }

  /// Berlin in 2026: forward at 01:00 UTC on 29 March, back at 01:00 UTC on 25 October.
  @Test(arguments: [
    (around: "2026-03-29", change: "2026-03-29 01:00", before: 60, after: 120, hours: 23),
    (around: "2026-10-25", change: "2026-10-25 01:00", before: 120, after: 60, hours: 25),
  ])
  func aDayOfAnotherLengthCountsOnce(
    around: String, change: String, before: Int, after: Int, hours: Int
  ) throws {
    let changed = instant(change)
    let start = instant("\(around) 00:00") - 72 * hour
    let days = (0..<144).map { step in
      let time = start + Int64(step) * hour
      return StudyDay(
        utcMilliseconds: time, offsetMinutes: time < changed ? before : after, dayStartMinutes: 240)
    }
    #expect(zip(days, days.dropFirst()).allSatisfy { 0...1 ~= $1 - $0 })
    // The night of the change still belongs to the day before.
    let longNight = try #require(StudyDay(iso: around)).advanced(by: -1)
    #expect(days.count { $0 == longNight } == hours)
    #expect(days.count { $0 == longNight.advanced(by: 1) } == 24)
    #expect(days.count { $0 == longNight.advanced(by: -1) } == 24)
  }

  @Test(arguments: [-720, -480, 0, 60, 330, 345, 840], [0, 240, 1439])
  func theMiddleIsTwelveHoursIntoTheDay(offset: Int, dayStart: Int) {
    for number in [-1, 0, 20_000, 20_541] {
      let day = StudyDay(number: number)
      let middle = day.middle(offsetMinutes: offset, dayStartMinutes: dayStart)
      func at(_ time: Int64) -> StudyDay {
        StudyDay(utcMilliseconds: time, offsetMinutes: offset, dayStartMinutes: dayStart)
      }
      #expect(at(middle - 12 * hour) == day)
      #expect(at(middle - 12 * hour - 1) == day.advanced(by: -1))
      #expect(at(middle + 12 * hour - 1) == day)
      #expect(at(middle + 12 * hour) == day.advanced(by: 1))
    }
  }

  @Test func everyDateOfThreeCenturiesGoesThereAndBack() throws {
    var expected = try #require(StudyDay(year: 1900, month: 1, day: 1))
    #expect(expected.number == -25_567)
    for year in 1900...2200 {
      let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
      for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        .enumerated()
      {
        #expect(StudyDay(year: year, month: month + 1, day: length + 1) == nil)
        for day in 1...length {
          guard (expected.year, expected.month, expected.day) == (year, month + 1, day),
            StudyDay(year: year, month: month + 1, day: day) == expected,
            StudyDay(iso: expected.iso) == expected
          else {
            Issue.record("\(year)-\(month + 1)-\(day) became \(expected)")
            return
          }
          expected = expected.advanced(by: 1)
        }
      }
    }
    #expect(expected.iso == "2201-01-01")
  }

  @Test(arguments: [
    "", "2026-12-4", "2026-12-041", "2026/12/04", "2026-13-01", "2026-00-10", "2026-02-29",
    "2026-04-31", "2026-01-00", "+026-12-04", " 2026-12-0", "2026-12-0x", "２026-12-04",
  ])
  func isNoDate(_ text: String) {
    #expect(StudyDay(iso: text) == nil)
  }

  @Test func isWrittenWithFourDigitsOfYear() {
    #expect(StudyDay(year: 987, month: 6, day: 5)?.iso == "0987-06-05")
    #expect(StudyDay(year: -1, month: 1, day: 1)?.iso == "-0001-01-01")
  }

  @Test func countsAndCompares() throws {
    let first = try #require(StudyDay(iso: "2026-02-27"))
    let last = try #require(StudyDay(iso: "2026-03-02"))
    #expect(last - first == 3)
    #expect(first.distance(to: last) == 3)
    #expect(first < last)
    #expect((first..<last).map(\.day) == [27, 28, 1])
  }

  @Test func survivesSenselessInstants() {
    for time in [Int64.min, .max] {
      for offset in [Int.min, .max] {
        let day = StudyDay(utcMilliseconds: time, offsetMinutes: offset, dayStartMinutes: 240)
        _ = (day.iso, day.middle(offsetMinutes: offset, dayStartMinutes: 240))
      }
    }
  }
}

/// One hour in milliseconds.
let hour: Int64 = 3_600_000

/// The UTC milliseconds of "2026-03-29 00:30".
func instant(_ utc: String) -> Int64 {
  let clock = utc.suffix(5).split(separator: ":").compactMap { Int64($0) }
  guard let day = StudyDay(iso: utc.prefix(10)), clock.count == 2 else {
    preconditionFailure("no instant: \(utc)")
  }
  return Int64(day.number) * 24 * hour + clock[0] * hour + clock[1] * 60_000
}
