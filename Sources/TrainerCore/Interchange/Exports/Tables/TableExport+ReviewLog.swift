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
    ) { table in
      let scheduler = source.library.progress.scheduler
      var latest = [Int64](repeating: .min, count: source.reviews.recordCount)
      var states = [ReviewState](repeating: ReviewState(), count: source.reviews.recordCount)
      try source.reviews.forEach { review in
        let state = states[review.record]
        let day = scheduler.studyDay(of: review.moment)
        states[review.record].add(review.glance, on: day, scheduler)
        if review.ahead, review.rating != .again { return }
        let time = max(latest[review.record], review.moment.utcMilliseconds)
        latest[review.record] = time
        guard source.tells(of: day) else { return }
        table.add(review.key.description)
        table.add(Int(time))
        table.add(review.rating.rawValue)
        table.add(state.number)
        table.add(review.milliseconds)
        try table.endRow()
      }
    }
  }
}

extension ReviewState {
  /// The state as a review log numbers it.
  fileprivate var number: Int {
    switch phase {
    case nil: 0
    case .learning?: 1
    case .review?: 2
    case .relearning?: 3
    }
  }
}
