import TrainerScheduling

/// An SVG picture that says in words what it shows.
struct Picture {
  let width: Int
  let height: Int

  /// What it is.
  let title: String

  /// What can be seen in it.
  let description: String
  var shapes: [String] = []

  var svg: String {
    """
    <svg viewBox="0 0 \(width) \(height)" role="img" aria-label="\(HTMLText.escaped(title))">
    <title>\(HTMLText.escaped(title))</title>
    <desc>\(HTMLText.escaped(description))</desc>
    \(shapes.joined(separator: "\n"))
    </svg>

    """
  }

  mutating func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ title: String) {
    shapes.append(
      "<rect class=\"bar\" x=\"\(tenths(x))\" y=\"\(tenths(y))\" width=\"\(tenths(width))\""
        + " height=\"\(tenths(height))\"><title>\(HTMLText.escaped(title))</title></rect>")
  }

  mutating func text(_ x: Double, _ y: Double, _ text: String, anchor: String = "start") {
    shapes.append(
      "<text x=\"\(tenths(x))\" y=\"\(tenths(y))\" text-anchor=\"\(anchor)\">"
        + "\(HTMLText.escaped(text))</text>")
  }

  mutating func line(_ style: String, _ y: Double, from x: Double, to end: Double) {
    shapes.append(
      "<line class=\"\(style)\" x1=\"\(tenths(x))\" x2=\"\(tenths(end))\""
        + " y1=\"\(tenths(y))\" y2=\"\(tenths(y))\"/>")
  }
}

/// A number with one decimal at most, as coordinates need no more.
func tenths(_ value: Double) -> String { points(value) }

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

/// The retention of the last weeks that had due questions.
struct RetentionChart {
  private let statistics: Statistics
  private let desired: Double

  init(_ statistics: Statistics, desired: Double) {
    self.statistics = statistics
    self.desired = desired
  }

  /// Empty where there are not two weeks to be compared.
  var svg: String {
    let weeks = Dictionary(grouping: statistics.days) { ($0.day.number + 3) / 7 }
      .mapValues { $0.reduce(Share()) { $0 + $1.retention } }
      .filter { $0.value.total > 0 }.sorted { $0.key < $1.key }.suffix(Self.most)
    guard weeks.count > 1, let first = weeks.first, let last = weeks.last else { return "" }
    let span = Double(max(1, last.key - first.key))
    func x(_ week: Int) -> Double { 64 + 620 * Double(week - first.key) / span }
    func y(_ share: Double) -> Double { 10 + 120 * (1 - max(0, (share - 0.5) * 2)) }
    let values = weeks.map { ($0.key, $0.value.value ?? 0) }
    let lowest = values.map(\.1).min() ?? 0
    var picture = Picture(
      width: 700, height: 150, title: "Retention by week",
      description: "From \(percent(lowest)) to \(percent(values.map(\.1).max())),"
        + " last \(percent(values.last?.1)), wanted \(percent(desired)).")
    for share in [0.5, 0.75, 1] {
      picture.line("axis", y(share), from: 64, to: 690)
      picture.text(56, y(share) + 4, percent(share), anchor: "end")
    }
    picture.line("wanted", y(desired), from: 64, to: 690)
    let path = values.map { "\(tenths(x($0.0))),\(tenths(y($0.1)))" }.joined(separator: " ")
    picture.shapes.append("<polyline class=\"path\" points=\"\(path)\"/>")
    return picture.svg
  }

  private static let most = 104
}

/// What the next days hold.
struct ForecastChart {
  private let statistics: Statistics

  init(_ statistics: Statistics) { self.statistics = statistics }

  var svg: String {
    let counts = statistics.forecast.counts
    let most = max(1, counts.max() ?? 0)
    var picture = Picture(
      width: 700, height: 150, title: "Due in the next 30 days",
      description: "\(counts.reduce(0, +)) questions in all, at most \(counts.max() ?? 0) a day.")
    picture.line("axis", 130, from: 40, to: 690)
    picture.text(34, 18, "\(most)", anchor: "end")
    let width = 650.0 / Double(counts.count)
    for (number, count) in counts.enumerated() {
      let day = statistics.today.advanced(by: number + 1)
      let x = 40 + width * Double(number)
      if count > 0 {
        let height = 116 * Double(count) / Double(most)
        picture.bar(x + 2, 130 - height, width - 4, height, "\(day.iso): \(count)")
      }
      if number % 7 == 0 {
        picture.text(x + width / 2, 148, String(day.iso.dropFirst(5)), anchor: "middle")
      }
    }
    return picture.svg
  }
}

/// How much of each topic is expected to be recalled.
struct TopicChart {
  private let topics: [GroupFigures]

  init(_ topics: [GroupFigures]) { self.topics = topics }

  var svg: String {
    var picture = Picture(
      width: 700, height: 8 + 22 * topics.count, title: "Recall by topic",
      description: topics.map { "\($0.name) \(percent($0.recall))" }.joined(separator: ", "))
    for (number, topic) in topics.enumerated() {
      let y = 4 + 22 * Double(number)
      picture.text(0, y + 13, topic.name.count > 24 ? topic.name.prefix(23) + "…" : topic.name)
      picture.shapes.append(
        "<rect class=\"none\" x=\"170\" y=\"\(tenths(y))\" width=\"470\" height=\"16\" rx=\"2\"/>")
      picture.bar(170, y, 470 * (topic.recall ?? 0), 16, topic.name)
      picture.text(650, y + 13, percent(topic.recall))
    }
    // The table below says the same where there is little room.
    return "<div class=\"wide\">\(picture.svg)</div>\n"
  }
}
