import TrainerScheduling

extension ImportedReviewLog {
  /// When each was due next: as it was promised, else as the scheduler here would have said.
  static func dues(
    _ reviews: [ImportReading.NamedReview], _ library: Library, _ history: ImportedReviews
  ) -> [Int64] {
    var dues = [Int64](repeating: 0, count: reviews.count)
    for (key, places) in Dictionary(grouping: reviews.indices, by: { reviews[$0].key }) {
      let scheduler =
        library[key.item].map { library.progress.scheduler(ofLesson: $0.labels.lesson) }
        ?? library.progress.scheduler
      let item = StableHash(key.description).value
      let answers =
        (history.history[key] ?? []).map { Answer(moment: $0.moment, rating: $0.rating) }
        + places.map { Answer(reviews[$0].review, place: $0) }
      var schedule: CardSchedule?
      for (number, answer) in answers.inOrder.enumerated() {
        let next = scheduler.schedule(
          after: answer, on: schedule, seed: Scheduler.seed(item: item, reviews: number))
        if let place = answer.place { dues[place] = next.due }
        schedule = next
      }
    }
    return dues
  }
}

/// An answer to a question: one that is here already, or one of those that are imported.
private struct Answer {
  let moment: Moment
  let rating: Rating

  /// The day that the other program promised.
  var due: StudyDay?

  /// Its place among the imported ones; nil where it is here already.
  var place: Int?
}

extension Answer {
  fileprivate init(_ review: ImportedItem.Review, place: Int) {
    self.init(moment: review.moment, rating: review.rating, due: review.due, place: place)
  }
}

extension [Answer] {
  /// By time; what stands first here comes first of two at the same time.
  fileprivate var inOrder: [Answer] {
    indices.sorted {
      (self[$0].moment.utcMilliseconds, $0) < (self[$1].moment.utcMilliseconds, $1)
    }
    .map { self[$0] }
  }
}

extension Scheduler {
  fileprivate func schedule(
    after answer: Answer, on schedule: CardSchedule?, seed: UInt64
  ) -> CardSchedule {
    guard let day = answer.due else {
      return outcome(of: answer.rating, on: schedule, at: answer.moment, seed: seed)
    }
    return recording(
      answer.rating, on: schedule, at: answer.moment,
      due: day.middle(
        offsetMinutes: answer.moment.offsetMinutes, dayStartMinutes: settings.dayStartMinutes))
  }
}
