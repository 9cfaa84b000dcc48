import TrainerCore
import TrainerScheduling

/// The end of a session, on one screen: what was done, what was missed, what comes, what to do next.
struct SummaryText {
  let summary: PracticeSummary
  let forecast: DueForecast

  /// What today still holds.
  let today: DueOverview
  let signs: TextSigns

  /// The columns to fill; nil breaks no line.
  let width: Int?

  /// The lines, none of them a wall of figures.
  var lines: [StyledText] {
    let parts: [[String]]
    if summary.items > 0 {
      parts = [[""], done, missed, topics, calibration, backlog, enough, forecastParts, [next]]
    } else {
      parts = [[nothingDone], forecastParts, [next]]
    }
    return parts.flatMap { $0.joined(by: signs.dot, width: width) }
  }

  private var nothingDone: String {
    if summary.heldBack > 0, today.total.new == 0 {
      return "Today's new questions are used up, with \(summary.heldBack) more for other days: "
        + "`trainer practice --new 5` asks five of them today."
    }
    return today.total.total == 0 ? "Nothing is due." : "Nothing was answered in this session."
  }

  private var done: [String] {
    var parts = [
      "Done in \(ReadableDuration.taken(summary.seconds))",
      counted(summary.items, "item"),
      "\(summary.rightFirstTime) without a miss",
    ]
    if summary.withHint > 0 { parts.append("\(summary.withHint) with a hint") }
    return parts
  }

  private var missed: [String] {
    guard !summary.missed.isEmpty else { return [] }
    let names = summary.missed.prefix(5).map { $0.readableName(signs) }
    let rest = summary.missed.count - names.count
    return ["Missed: " + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")]
  }

  private var topics: [String] {
    guard summary.topics.count > 1, let weak = summary.topics.first,
      let strong = summary.topics.last, weak.share < strong.share
    else { return [] }
    return [
      "Weakest: \(weak.topic) \(percent(weak.share))",
      "strongest: \(strong.topic) \(percent(strong.share))",
    ]
  }

  private var calibration: [String] {
    guard let calibration = summary.calibration else { return [] }
    return ["You felt sure of \(calibration.sure) and were right on \(calibration.right)."]
  }

  private var backlog: [String] {
    guard let sessions = summary.backlogSessions else { return [] }
    let count = counted(sessions, "session")
    return ["The backlog takes about \(count); what you know best came first."]
  }

  private var enough: [String] {
    guard summary.addsLittle > 0 else { return [] }
    return [
      "\(summary.addsLittle) more \(summary.addsLittle == 1 ? "is" : "are") due; others help more "
        + "today, and these come back in the last round before the interview."
    ]
  }

  private var forecastParts: [String] {
    guard forecast.counts.contains(where: { $0 > 0 }) else { return [] }
    let days = forecast.counts.enumerated().map { number, count in
      "\(forecast.today.advanced(by: number + 1).weekdayName) \(count)"
    }
    return ["Next days: \(days[0])"] + days.dropFirst()
  }

  private var next: String {
    if let stubborn = summary.stubborn.first {
      let angles = stubborn.item.labels.see.prefix(2).joined(separator: ", ")
      return "Next: \(stubborn.readableName(signs)) keeps slipping; "
        + (angles.isEmpty
          ? "read it once more with `trainer show \(stubborn.item.id.quotedForShell)`."
          : "try it from another side: trainer practice \(angles)")
    }
    if let weak = summary.topics.first, weak.share < 0.8 {
      return
        "Next: a round on the weakest topic: trainer practice --topic \(weak.topic.quotedForShell)"
    }
    if today.total.due + today.total.new > 0 {
      return "Next: today holds more, \(counted(today.total.due + today.total.new, "question")): "
        + "trainer practice"
    }
    if today.total.learning > 0 {
      return
        "Next: \(counted(today.total.learning, "question")) in learning; come back in ten minutes."
    }
    return "Next: come back \(comeback)."
  }

  private var comeback: String {
    let first = forecast.counts.firstIndex { $0 > 0 }
    return switch first {
    case nil: "when something is due; `trainer due` tells"
    case 0?: "tomorrow"
    case let day?: "on \(forecast.today.advanced(by: day + 1).iso)"
    }
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

}

extension StudyDay {
  /// The day of the week, in three letters.
  var weekdayName: String { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weekday] }

  /// Both, as people read a date: `Fri 2026-12-11`.
  var dayAndDate: String { "\(weekdayName) \(iso)" }
}

extension String {
  /// The text as one word of a shell command.
  var quotedForShell: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
    return isPlain && !isEmpty
      ? self
      : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }
}
