import TrainerScheduling

extension TableExport {
  /// The review log as the FSRS optimizer reads it.
  ///
  /// Answers ahead of time that were right are left out, for memory is not judged by them either. A
  /// clock that was set back stands still here until it has caught up: the optimizer wants the times of
  /// a card in order.
  public static func reviewLog(_ source: ExportSource) -> TableExport {
    TableExport(
      "revlog.csv", ReviewLogColumn.allCases.map(\.rawValue), isForPeople: false
    ) { write in
      let scheduler = source.library.progress.scheduler
      var latest = [Int64](repeating: .min, count: source.history.recordCount)
      var states = [ReviewState](repeating: ReviewState(), count: source.history.recordCount)
      for review in source.history {
        let state = states[review.record]
        states[review.record].add(
          review.glance, on: scheduler.studyDay(of: review.moment), scheduler)
        if review.ahead, review.rating != .again { continue }
        let time = max(latest[review.record], review.moment.utcMilliseconds)
        latest[review.record] = time
        if let since = source.since, scheduler.studyDay(of: review.moment) < since { continue }
        try write([
          review.key.description, "\(time)", "\(review.rating.rawValue)", state.number,
          "\(review.milliseconds)",
        ])
      }
    }
  }
}

extension ReviewState {
  /// The state as a review log numbers it.
  fileprivate var number: String {
    switch phase {
    case nil: "0"
    case .learning?: "1"
    case .review?: "2"
    case .relearning?: "3"
    }
  }
}
