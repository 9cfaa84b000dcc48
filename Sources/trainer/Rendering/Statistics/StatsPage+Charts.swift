import TrainerCore
import TrainerScheduling
import TrainerText

extension StatsPage {
  /// The last weeks, and the next days, side by side where there is room.
  var charts: [StyledText] {
    guard let drawing else { return spoken }
    let (past, coming) = (calendar(drawing), forecast(drawing))
    let width = past.map(\.displayWidth).max() ?? 0
    guard let columns, columns >= width + 30 else {
      return (past + [""] + coming).map { StyledText($0) }
    }
    return zip(past, coming).map { StyledText("\($0.padded(to: width + 4))\($1)") }
  }

  /// A row for each weekday, a column for each week.
  private func calendar(_ signs: ChartSigns) -> [String] {
    let weeks = StudyWeeks(statistics.days, endingOn: statistics.today, count: 12)
    let most = weeks.most
    let rows = (0..<7).map { weekday in
      let name = weeks.start.advanced(by: weekday).weekdayName
      let days = (0..<weeks.count).map { week in
        weeks.answers(week: week, weekday: weekday).map { String(signs.shade($0, of: most)) } ?? " "
      }
      return "\(name) \(days.joined(separator: " "))".withoutFinalBlanks
    }
    return ["Last 12 weeks, \(most) at most"] + rows
  }

  /// A row for each of the next days.
  private func forecast(_ signs: ChartSigns) -> [String] {
    let counts = statistics.forecast.counts.prefix(7)
    let most = counts.max() ?? 0
    let rows = counts.enumerated().map { number, count in
      let day = statistics.today.advanced(by: number + 1).weekdayName
      let bar = signs.bar(count, of: most, width: 16)
      return "\(day) \("\(count)".padded(toRight: "\(most)".count)) \(bar)".withoutFinalBlanks
    }
    let later = statistics.forecast.counts.dropFirst(7).reduce(0, +)
    return ["Due next, then \(later) in 23 days"] + rows
  }

  /// The same in words.
  private var spoken: [StyledText] {
    let weeks = StudyWeeks(statistics.days, endingOn: statistics.today, count: 12)
    let past = weeks.answers.map(String.init).joined(separator: ", ")
    let coming = statistics.forecast.counts.prefix(7).enumerated().map { number, count in
      "\(statistics.today.advanced(by: number + 1).weekdayName) \(count)"
    }
    return entry("Weeks", "answers in each of the last 12 weeks: \(past)")
      + entry("Coming", "due \(coming.joined(separator: ", "))")
  }
}

extension String {
  fileprivate var withoutFinalBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
