import TrainerScheduling
import TrainerScoring

extension TableExport {
  /// A row for each answer.
  static func reviews(_ source: ExportSource) -> TableExport {
    TableExport(
      "reviews.csv",
      [
        "time", "study_day", "id", "part", "rating", "suggested", "score", "hints", "sure", "ahead",
        "mock", "due", "duration_ms", "device", "number",
      ]
    ) { write in
      let scheduler = source.library.progress.scheduler
      for position in source.reviews {
        let review = source.history[position]
        let due = Moment(utcMilliseconds: review.due, offsetMinutes: review.moment.offsetMinutes)
        try write([
          review.moment.iso8601, scheduler.studyDay(of: review.moment).iso, review.key.item,
          review.key.part, "\(review.rating.rawValue)",
          review.suggested.map { "\($0.rawValue)" } ?? "", review.score.map { "\($0)" } ?? "",
          "\(review.hints)", review.sure.map { $0 ? "true" : "false" } ?? "",
          review.ahead ? "true" : "false", review.mock ?? "", due.iso8601,
          "\(review.milliseconds)", "\(review.reference.device)", "\(review.reference.number)",
        ])
      }
    }
  }

  /// A row for each key idea that was ever listened for.
  static func ideas(_ source: ExportSource) -> TableExport {
    TableExport("ideas.csv", ["id", "idea", "label", "covered", "missing", "contradicted"]) {
      write in
      let scheduler = source.library.progress.scheduler
      let tallies = source.history.ideaTallies { moment in
        source.since.map { scheduler.studyDay(of: moment) >= $0 } ?? true
      }
      for tally in tallies {
        let idea = source.library[tally.item]?.ideas.first { $0.id == tally.idea }
        try write([
          tally.item, tally.idea, idea?.label ?? "", "\(tally.covered)", "\(tally.missing)",
          "\(tally.contradicted)",
        ])
      }
    }
  }

  /// A row for each finished mock interview.
  static func mocks(_ source: ExportSource) -> TableExport {
    TableExport(
      "mocks.csv", ["started", "name", "form", "title", "found", "total", "possible", "passed"]
    ) { write in
      for mock in source.mocks {
        try write([
          mock.started.iso8601, mock.name, mock.form, mock.title, "\(mock.found)",
          "\(mock.total)", "\(mock.possible)", mock.isPassed ? "true" : "false",
        ])
      }
    }
  }
}
