import TrainerScheduling

/// Answers on each day of the last 53 weeks.
struct CalendarChart {
  private let statistics: Statistics

  init(_ statistics: Statistics) { self.statistics = statistics }

  var svg: String {
    let counts = Dictionary(
      statistics.days.map { ($0.day, $0.answers) }, uniquingKeysWith: { first, _ in first })
    let today = statistics.today
    // 1970-01-01, day 0, was a Thursday; weeks begin on Monday.
    let start = today.advanced(by: -((today.number + 3) % 7) - 7 * (Self.weeks - 1))
    let days = (0...(today - start)).map { start.advanced(by: $0) }
    let most = days.map { counts[$0] ?? 0 }.max() ?? 0
    let practised = days.count { counts[$0] != nil }
    var picture = Picture(
      width: 30 + 13 * Self.weeks, height: 20 + 13 * 7, title: "Calendar of the last year",
      description: "\(practised) of \(days.count) days practised, at most \(most) answers a day.")
    for (row, name) in [(0, "Mon"), (2, "Wed"), (4, "Fri"), (6, "Sun")] {
      picture.text(0, Double(28 + 13 * row), name)
    }
    for (number, day) in days.enumerated() {
      let (x, y) = (30 + 13 * (number / 7), 18 + 13 * (number % 7))
      if day.day <= 7, number % 7 == 0 {
        picture.text(Double(x), 11, Self.months[day.month - 1])
      }
      picture.shapes.append(square(x, y, day, counts[day] ?? 0, most))
    }
    return "<div class=\"scroll\">\(picture.svg)</div>\n"
  }

  private func square(_ x: Int, _ y: Int, _ day: StudyDay, _ count: Int, _ most: Int) -> String {
    let level = count == 0 ? 0 : (count * 4 + most - 1) / max(1, most)
    let style =
      level == 0 ? "class=\"none\"" : "class=\"bar\" opacity=\"\(tenths(Double(level) * 0.25))\""
    return "<rect \(style) x=\"\(x)\" y=\"\(y)\" width=\"11\" height=\"11\" rx=\"2\">"
      + "<title>\(day.iso): \(count)</title></rect>"
  }

  private static let weeks = 53
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
