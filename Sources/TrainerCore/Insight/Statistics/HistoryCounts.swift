import TrainerScheduling

/// What one walk through a history counts: by answer, by day and by record.
struct HistoryCounts {
  private(set) var answers = AnswerFigures()
  private(set) var days = DayTable()
  private var records: [RecordTally]

  /// Counts the reviews of the records that are wanted.
  ///
  /// Those before `since` still move their records on and fill their days, so that what follows is
  /// judged by all that went before.
  init(
    _ history: ReviewHistory, since: StudyDay?, by scheduler: Scheduler,
    ofRecords isWanted: (Int) -> Bool
  ) {
    records = Array(repeating: RecordTally(), count: history.recordCount)
    history.forEachGlance { review in
      let day = scheduler.studyDay(of: review.moment)
      let state = records[review.record].state
      records[review.record].state.add(review, on: day, scheduler)
      guard isWanted(review.record) else { return }
      days.add(review, after: state, on: day)
      if let since, day < since { return }
      answers.add(review, after: state)
      if state.isDue(before: review) { records[review.record].add(review.rating != .again) }
    }
  }

  /// By record: of its due reviews since then, those that were not forgotten.
  var retentions: some Sequence<Share> { records.lazy.map(\.retention) }
}

/// What is counted of one record on the way through a history; 24 bytes, for millions of reviews touch
/// these in no order.
private struct RecordTally {
  var state = ReviewState()
  private var recalled: Int32 = 0
  private var due: Int32 = 0

  /// Due reviews, and those of them that were not forgotten.
  var retention: Share { Share(count: Int(recalled), of: Int(due)) }

  mutating func add(_ isRecalled: Bool) {
    due += 1
    if isRecalled { recalled += 1 }
  }
}
