import TrainerCore
import TrainerScheduling
import TrainerText

/// The figures of a learner on one screen: am I on track, what is weak, what comes.
struct StatsPage {
  let statistics: Statistics

  /// Finished mock interviews, the oldest first.
  let mocks: [FinishedMock]

  /// The share of due questions that the learner wants to recall, 0 to 1.
  let desiredRetention: Double

  /// The columns to fill; nil breaks no line.
  let columns: Int?

  /// What charts are drawn with; nil where nothing is drawn, for a reader of the screen would read every
  /// sign aloud.
  let drawing: ChartSigns?

  /// The signs in what is said.
  let signs: TextSigns

  /// The lines.
  var lines: [StyledText] {
    guard statistics.answers.count > 0 else {
      return [title] + interviews + nothingYet.wrapped(to: columns)
    }
    let blocks = [
      [title] + recall + answers + retention + interviews, charts, weak + next,
    ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var title: StyledText {
    let today = statistics.today
    var text = "Progress on \(today.weekdayName) \(today.iso)"
    if let interview = statistics.interview {
      text += ", \(counted(interview - today, "day")) before the interview on \(interview.iso)"
    }
    return StyledText(text, .bold)
  }

  private var nothingYet: String {
    statistics.since == nil
      ? "Nothing was answered yet: trainer practice starts."
      : "Nothing was answered since \(statistics.since?.iso ?? "then")."
  }
}

// MARK: - Am I on track

extension StatsPage {
  private var recall: [StyledText] {
    let recall = statistics.recall
    guard recall.seen > 0 else { return [] }
    var text = "\(percent(recall.tomorrow / Double(recall.seen))) tomorrow of what you have seen"
    if let then = recall.onInterview {
      text += ", \(percent(then / Double(recall.seen))) on the day if you stopped now"
    }
    let steps = recall.inSteps > 0 ? ", \(recall.inSteps) in learning" : ""
    text += " (\(recall.seen) of \(counted(recall.questions, "question"))\(steps))"
    return entry("Recall", text)
  }

  private var answers: [StyledText] {
    let answers = statistics.answers
    let ratings = Rating.allCases.map { "\($0.word) \(answers.ratings[$0])" }
    let since = statistics.since.map { " since \($0.iso)" } ?? ""
    let time = ReadableDuration.taken(answers.milliseconds / 1000)
    let days = statistics.practised
    var lines =
      entry("Answers", "\(answers.count)\(since) in \(time): \(ratings.joined(separator: ", "))")
      + entry("Days", "\(days.last7) of the last 7, \(days.last14) of 14, \(days.last30) of 30")
    // Who mostly agrees learns nothing from this line.
    if let agreed = answers.followed.value, agreed < 0.9 {
      lines += entry(
        "Ratings",
        "\(answers.followed.count) of \(answers.followed.total) as suggested,"
          + " \(answers.harder) worse, \(answers.easier) better")
    }
    if answers.sure.total > 0 {
      lines += entry(
        "Sure",
        "right \(answers.sure.count) of \(answers.sure.total) when sure,"
          + " \(answers.unsure.count) of \(answers.unsure.total) when not")
    }
    return lines
  }

  private var retention: [StyledText] {
    let answers = statistics.answers
    guard let value = answers.retention.value else { return [] }
    let parts = [("young", answers.young), ("mature", answers.mature)].compactMap { name, share in
      share.value.map { "\(name) \(percent($0))" }
    }
    return entry(
      "Retention",
      "\(percent(value)) of \(counted(answers.retention.total, "due answer")),"
        + " wanted \(percent(desiredRetention)) (\(parts.joined(separator: ", ")))")
      + weeklyRetention
  }

  private var weeklyRetention: [StyledText] {
    let weeks = StudyWeeks(statistics.days, endingOn: statistics.today, count: 12)
    let values = Array(weeks.retention.map(\.value).drop { $0 == nil })
    guard values.count > 1 else { return [] }
    let numbers = values.map { $0.map { "\(Int(($0 * 100).rounded()))" } ?? "-" }
    let line = drawing?.line(values, low: 0.6, high: 1) ?? ""
    return entry(
      "", "by week " + numbers.joined(separator: " ") + (line.isEmpty ? "" : "  " + line))
  }
}

// MARK: - Mock interviews

extension StatsPage {
  /// The last three, so that a trend can be seen.
  private var interviews: [StyledText] {
    if mocks.isEmpty { return [] }
    let latest = mocks.suffix(3).map { mock in
      "\(mock.form) \(percent(mock.share))\(ending(of: mock))"
    }
    return entry("Mocks", "\(mocks.count) so far; found \(latest.joined(separator: signs.dot))")
  }

  /// What passes by its candidate's own rating may have had little found.
  private func ending(of mock: FinishedMock) -> String {
    if mock.isPassed { return mock.total > mock.found ? ", passed by own rating" : ", passed" }
    return mock.isEndedEarly ? ", ended early" : ""
  }
}

// MARK: - Lines

extension StatsPage {
  /// A name in its own column, and what is to be said of it behind that.
  func entry(_ name: String, _ text: String) -> [StyledText] {
    let margin = 11
    guard let columns, columns > 2 * margin else {
      let line = name.isEmpty ? "  \(text)" : "\(name): \(text)"
      return line.wrapped(to: columns)
    }
    return text.wrapped(to: columns - margin).enumerated().map { number, line in
      let lead = (number == 0 ? name : "").padded(to: margin)
      return "\(lead, .bold)\(line)"
    }
  }

  func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
