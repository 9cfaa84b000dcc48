import TrainerScheduling

/// A figure of a report with its name.
struct ReportFigure: Sendable, Hashable {
  let name: String
  let value: String

  /// The figures that say most, in the order in which they are read.
  static func all(of source: ReportSource) -> [ReportFigure] {
    let statistics = source.statistics
    let answers = statistics.answers
    let recall = statistics.recall
    var figures: [ReportFigure] = []
    func add(_ name: String, _ value: String?) {
      if let value { figures.append(ReportFigure(name: name, value: value)) }
    }
    add("Questions seen", "\(recall.seen) of \(recall.questions)")
    if recall.seen > 0 {
      add("Recall of these tomorrow", percent(recall.tomorrow / Double(recall.seen)))
      add(
        "On the day of the interview, if nothing more were done",
        recall.onInterview.map { percent($0 / Double(recall.seen)) })
    }
    add("Interview", statistics.interview.map { "\($0.iso), in \($0 - statistics.today) days" })
    add("Answers", "\(answers.count)")
    add("Time", time(answers.milliseconds))
    let practised = statistics.practised
    add(
      "Days practised",
      "\(practised.last7) of the last 7, \(practised.last14) of 14, \(practised.last30) of 30")
    if let retention = answers.retention.value {
      let wanted = source.library.progress.settings.scheduling.desiredRetention
      add("Retention", "\(percent(retention)), wanted \(percent(wanted))")
      add("Retention of young questions", answers.young.value.map { percent($0) })
      add("Retention of mature questions", answers.mature.value.map { percent($0) })
    }
    if answers.sure.total > 0 {
      add("Right when sure", "\(answers.sure.count) of \(answers.sure.total)")
      add("Right when not sure", "\(answers.unsure.count) of \(answers.unsure.total)")
    }
    return figures
  }

  private static func time(_ milliseconds: Int) -> String {
    let minutes = milliseconds / 60_000
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
