public import TrainerScheduling

extension TrainingLog {
  /// The reviews of a learner that count for memory, with the study days they were done on.
  public init(of history: ReviewHistory, by scheduler: Scheduler) {
    var rows: [ReviewRow] = []
    var days: [Int] = []
    var instants: [Int64] = []
    for review in history where !review.ahead || review.rating == .again {
      rows.append(
        ReviewRow(
          card: UInt32(clamping: review.record), rating: review.rating,
          // A clock that was set back must not change the order of the log.
          utcMilliseconds: Int64(rows.count)))
      instants.append(review.moment.utcMilliseconds)
      days.append(scheduler.studyDay(of: review.moment).number)
    }
    self.init(rows, days: days, instants: instants)
  }
}
