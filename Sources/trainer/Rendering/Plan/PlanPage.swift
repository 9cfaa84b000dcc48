import TrainerCore
import TrainerScheduling
import TrainerText

/// The plan for an interview on one screen: what will be known, what each day asks, when to stop.
struct PlanPage {
  let plan: InterviewPlan

  /// When it is read.
  let now: Moment

  /// The columns to fill; nil breaks no line.
  let columns: Int?

  /// What charts are drawn with; nil where nothing is drawn.
  let drawing: ChartSigns?

  /// The lines.
  var lines: [StyledText] {
    let end = plan.seen > 0 ? dates + [today] : dates
    return [title] + wrapped(forecast) + [""] + days + [""] + wrapped(end)
  }

  private var title: StyledText {
    let when = now.distance(to: plan.interview)
    return StyledText("Interview on \(plan.interview.dayAndDate), \(when)", .bold)
  }

  private func wrapped(_ lines: [String]) -> [StyledText] {
    lines.flatMap { $0.wrapped(to: columns) }
  }

  private func rounded(_ value: Double) -> Int { Int(value.rounded()) }
}

// MARK: - What will be known

extension PlanPage {
  private var forecast: [String] {
    let all = plan.questions
    let (low, high) = (rounded(plan.recalled.low), rounded(plan.recalled.high))
    let spread = low == high ? "" : ", \(low) to \(high) in eight of ten cases"
    var lines = [
      "Recall expected that day, of \(counted(all, "question")), \(plan.seen) seen so far:",
      "  \(rounded(plan.withoutPractice)) if you stopped now,",
      "  \(rounded(plan.recalled.mean)) with \(plan.pace.minutesADay) min on each of these days\(spread).",
    ]
    if plan.unseen > 0 {
      lines.append(
        plan.interview - plan.today > InterviewAim.daysWithoutNew
          ? "\(plan.unseen) would stay unseen; see what more time reaches: trainer plan --minutes "
            + "\(plan.pace.minutesADay * 2)"
          : "\(plan.unseen) stay unseen: more would not settle in time.")
    }
    return lines
  }
}

// MARK: - What each day asks

extension PlanPage {
  /// Days that are shown as one line: one, or a week that is further away.
  private struct Row {
    let first: StudyDay
    let last: StudyDay
    let minutes: Double
    let new: Double
  }

  private var rows: [Row] {
    // Where lines are short the text above takes more of them.
    let isNarrow = columns.map { $0 < 60 } ?? false
    let single = plan.days.count <= (isNarrow ? 8 : 12) ? plan.days.count : isNarrow ? 4 : 7
    // So that a year too stays on one screen.
    let parts = isNarrow ? 4 : 5
    let span = max(7, (plan.days.count - single + parts - 1) / parts)
    var stretches = plan.days.prefix(single).map { [$0] }
    var rest = plan.days.dropFirst(single)
    while !rest.isEmpty {
      stretches.append(Array(rest.prefix(span)))
      rest = rest.dropFirst(span)
    }
    return stretches.compactMap { part in
      guard let first = part.first, let last = part.last else { return nil }
      let count = Double(part.count)
      let answers = part.reduce(0) { $0 + $1.answers } / count
      return Row(
        first: first.day, last: last.day,
        minutes: answers * Double(plan.pace.secondsPerAnswer) / 60,
        new: part.reduce(0) { $0 + $1.new } / count)
    }
  }

  private var days: [StyledText] {
    let rows = rows
    guard let drawing else {
      return rows.map { row in
        StyledText(
          "\(name(row)): \(counted(rounded(row.minutes), "minute")), \(rounded(row.new)) new"
            + (row.first == row.last ? "" : " each day"))
      }
    }
    let width = rows.map { name($0).count }.max() ?? 0
    let most = max(plan.pace.minutesADay, rows.map { rounded($0.minutes) }.max() ?? 1)
    let bar = columns.map { max(4, min(30, $0 - width - 15)) } ?? 30
    let head = StyledText("\("".padded(to: width))  min  new", .bold)
    return [head]
      + rows.map { row in
        let minutes = rounded(row.minutes)
        let numbers = "\(minutes)".padded(toRight: 5) + "\(rounded(row.new))".padded(toRight: 5)
        let drawn = minutes > 0 ? "  " + drawing.bar(minutes, of: most, width: bar) : ""
        return StyledText(name(row).padded(to: width) + numbers + drawn)
      }
  }

  private func name(_ row: Row) -> String {
    if row.first == row.last { return row.first.dayAndDate }
    return "\(row.first.iso.dropFirst(5)) to \(row.last.iso.dropFirst(5))"
  }
}

// MARK: - When to stop

extension PlanPage {
  private var dates: [String] {
    let lastNew = plan.days.last { $0.new >= 0.5 }?.day
    let new = lastNew.map { "New questions until \($0.dayAndDate). " } ?? ""
    return [new + "The last round begins on \(plan.lastRound.dayAndDate)."]
  }

  /// The time after which more adds less than one question.
  private var today: String {
    let gains = plan.gains.map { (minutes: $0.minutes, questions: $0.questions) }
    guard let most = gains.last, most.questions >= 0.5 else {
      return plan.days.contains { $0.new >= 0.5 }
        ? "Reviews add little today: what is new, then rest." : "Reviews add little today: rest."
    }
    let enough = gains.first { most.questions - $0.questions < 1 } ?? most
    let list = gains.prefix { $0.minutes <= enough.minutes }
      .map { "\($0.minutes) min \(decimal($0.questions, places: 1))" }.joined(separator: ", ")
    let stop = enough.minutes < most.minutes ? "; more adds little" : ""
    return "Reviews today add, in questions known that day: \(list)\(stop)."
  }
}
