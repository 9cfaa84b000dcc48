import TrainerScheduling

/// Goes through a history and knows, before each review, where its question stood.
struct HistoryWalk {
  private let history: ReviewHistory
  private let scheduler: Scheduler
  private var states: [ReviewState]

  init(_ history: ReviewHistory, _ scheduler: Scheduler) {
    self.history = history
    self.scheduler = scheduler
    states = Array(repeating: ReviewState(), count: history.recordCount)
  }

  mutating func forEach(_ visit: (PastReview, ReviewState) -> Void) {
    for review in history {
      visit(review, states[review.record])
      states[review.record].add(review, scheduler)
    }
  }
}
