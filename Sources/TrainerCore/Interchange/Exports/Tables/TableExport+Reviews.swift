import TrainerScheduling
import TrainerScoring

extension TableExport {
  static let reviewColumns = [
    "time", "study_day", "id", "part", "rating", "suggested", "score", "hints", "sure", "ahead",
    "mock", "due", "duration_ms", "device", "number",
  ]
  static let ideaColumns = ["id", "idea", "label", "covered", "missing", "contradicted"]
  static let mockColumns = [
    "started", "name", "form", "title", "found", "total", "possible", "passed",
  ]

  /// A row for each answer.
  static func reviews(_ source: ExportSource) -> TableExport {
    TableExport(.reviews) { table in
      let scheduler = source.library.progress.scheduler
      try source.reviews.forEach { review in
        let day = scheduler.studyDay(of: review.moment)
        guard source.tells(of: day) else { return }
        table.add(review.moment)
        table.add(day)
        table.add(review)
        try table.endRow()
      }
    }
  }

  /// A row for each key idea that was ever listened for.
  static func ideas(_ source: ExportSource) -> TableExport {
    TableExport(.ideas) { table in
      let scheduler = source.library.progress.scheduler
      let tallies = try source.reviews.ideaTallies {
        source.tells(of: scheduler.studyDay(of: $0))
      }
      for tally in tallies {
        let idea = source.library[tally.item]?.ideas.first { $0.id == tally.idea }
        try table.write([
          tally.item, tally.idea, idea?.label ?? "", "\(tally.covered)", "\(tally.missing)",
          "\(tally.contradicted)",
        ])
      }
    }
  }

  /// A row for each finished mock interview.
  static func mocks(_ source: ExportSource) -> TableExport {
    TableExport(.mocks) { table in
      for mock in source.mocks {
        try table.write([
          mock.started.iso8601, mock.name, mock.form, mock.title, "\(mock.found)",
          "\(mock.total)", "\(mock.possible)", mock.isPassed ? "true" : "false",
        ])
      }
    }
  }
}

extension TableWriter {
  /// Adds what a review says beside its time and its day.
  fileprivate mutating func add(_ review: PastReview) {
    add(review.key.item)
    add(review.key.part)
    add(review.rating.rawValue)
    add(review.suggested?.rawValue)
    if let score = review.score { add("\(score)") } else { addGap() }
    add(review.hints)
    if let sure = review.sure { add(sure) } else { addGap() }
    add(review.ahead)
    add(review.mock ?? "")
    add(Moment(utcMilliseconds: review.due, offsetMinutes: review.moment.offsetMinutes))
    add(review.milliseconds)
    add(review.reference.device.description)
    add(Int(review.reference.number))
  }
}
