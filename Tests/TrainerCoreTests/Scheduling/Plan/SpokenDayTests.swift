import Testing
import TrainerScheduling
import TrainerTestKit

/// Days as people write them; today is Friday, 4 December 2026.
@Suite struct SpokenDayTests {
  private let today = StudyDay(year: 2026, month: 12, day: 4) ?? StudyDay(number: 0)

  @Test(
    arguments: [
      ("today", "2026-12-04"), ("Tonight", "2026-12-04"), ("tomorrow", "2026-12-05"),
      ("the day after tomorrow", "2026-12-06"), ("yesterday", "2026-12-03"),
      ("in 11 days", "2026-12-15"), ("11 days", "2026-12-15"), (" In  eleven Days ", "2026-12-15"),
      ("in a week", "2026-12-11"), ("in 2 weeks", "2026-12-18"), ("2 w", "2026-12-18"), ("3w", nil),
      ("in a month", "2027-01-04"), ("next month", "2027-01-04"), ("2 days ago", "2026-12-02"),
      ("next week", "2026-12-11"), ("11 days from now", "2026-12-15"),
      ("saturday", "2026-12-05"), ("friday", "2026-12-11"), ("this Fri", "2026-12-11"),
      ("on thursday", "2026-12-10"), ("next friday", "2026-12-11"), ("next mon.", "2026-12-07"),
      ("next saturday", "2026-12-12"), ("last friday", "2026-11-27"),
      ("11 december", "2026-12-11"), ("Dec 11", "2026-12-11"), ("December 11, 2027", "2027-12-11"),
      ("11. Dec. 2026", "2026-12-11"), ("the 11th of December", "2026-12-11"),
      ("friday 11 december", "2026-12-11"), ("monday 11 december", nil),
      ("1 december", "2026-12-01"), ("1 november", "2027-11-01"), ("5 jan", "2027-01-05"),
      ("29 feb", "2028-02-29"), ("31 june", nil), ("11.12.2026", "2026-12-11"),
      ("2026-12-11", "2026-12-11"), ("2026-11-31", nil), ("12/11", nil), ("11", nil),
      ("soon", nil), ("", nil), ("in days", nil), ("in -3 days", nil), ("in 99999999999 days", nil),
      ("in 36501 days", nil), ("ma 5", nil), ("١١ days", nil), ("next", nil), ("ago", nil),
    ] as [(String, String?)])
  func aDay(_ text: String, _ iso: String?) {
    #expect(SpokenDay(text, from: today) == iso.flatMap { StudyDay(iso: $0) }.map(SpokenDay.day))
  }

  @Test(arguments: ["none", "Off", "never", " no "])
  func noDay(_ text: String) { #expect(SpokenDay(text, from: today) == .never) }

  @Test("the last day of a month stands in for a day that another month has not")
  func shortMonth() {
    let end = StudyDay(year: 2027, month: 1, day: 31) ?? today
    #expect(SpokenDay("in 1 month", from: end) == StudyDay(iso: "2027-02-28").map(SpokenDay.day))
    #expect(SpokenDay("12 months ago", from: end) == StudyDay(iso: "2026-01-31").map(SpokenDay.day))
  }

  @Test(arguments: 0..<50)
  func everyDayIsReadAsItIsWritten(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let today = StudyDay(number: Int.random(in: 0...40_000, using: &random))
    let distance = Int.random(in: 0...400, using: &random)
    let day = today.advanced(by: distance)
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    #expect(SpokenDay(day.iso, from: today) == .day(day))
    #expect(SpokenDay("in \(distance) days", from: today) == .day(day))
    guard case .day(let weekday) = SpokenDay(names[day.weekday], from: today) else {
      Issue.record("a weekday is a day")
      return
    }
    #expect(weekday.weekday == day.weekday)
    #expect((1...7).contains(weekday - today))
  }
}
