import TrainerScheduling

/// The coming days as a calendar (RFC 5545): what is due on each, and the interview.
public struct CalendarExport: Sendable {
  private let source: ReportSource

  /// Prepares a calendar.
  public init(_ source: ReportSource) { self.source = source }

  /// What a file of this program begins with.
  public static let beginning =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//trainer//practice//EN\r\n"

  /// The whole text.
  public var text: String {
    let statistics = source.statistics
    var events = statistics.forecast.counts.enumerated().filter { $1 > 0 }.map { number, count in
      event(
        on: statistics.today.advanced(by: number + 1), name: "practice",
        "Practice: \(count) due")
    }
    if let interview = statistics.interview {
      events.append(event(on: interview, name: "interview", "Interview"))
    }
    return Self.beginning + events.joined() + "END:VCALENDAR\r\n"
  }

  /// An event of a whole day; exported again it replaces the one of before.
  private func event(on day: StudyDay, name: String, _ summary: String) -> String {
    func date(_ day: StudyDay) -> String { day.iso.filter { $0 != "-" } }
    let stamp = Moment(utcMilliseconds: source.moment.utcMilliseconds, offsetMinutes: 0).iso8601
      .prefix(19).filter { $0 != "-" && $0 != ":" }
    return [
      "BEGIN:VEVENT", "UID:\(name)-\(day.iso)@trainer", "DTSTAMP:\(stamp)Z",
      "DTSTART;VALUE=DATE:\(date(day))", "DTEND;VALUE=DATE:\(date(day.advanced(by: 1)))",
      "SUMMARY:\(summary)", "TRANSP:TRANSPARENT", "END:VEVENT",
    ].map { $0 + "\r\n" }.joined()
  }
}
