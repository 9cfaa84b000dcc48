import TrainerScheduling

/// Reviews of another program as a log of its own, which merges by time with those that are here.
struct ImportedReviewLog {
  private(set) var log: NewLog?

  /// The device is named for what it says: the same reviews make the same log on every machine.
  init(
    _ reviews: [ImportReading.NamedReview], _ library: Library, history: ImportedReviews
  ) throws(FileError) {
    if reviews.isEmpty { return }
    let dues = Self.dues(reviews, library, history)
    let inOrder = reviews.indices.sorted { left, right in
      let (first, second) = (reviews[left].review.moment, reviews[right].review.moment)
      return (first.utcMilliseconds, left) < (second.utcMilliseconds, right)
    }
    let digits = Self.hash(reviews).description.prefix(8)
    guard let device = DeviceName("import-\(digits)") else { return }
    var lines = Spool()
    var number: Int64 = 0
    var told: Set<String> = []
    func append(_ body: EventBody, at moment: Moment) throws(FileError) {
      number += 1
      let reference = EventReference(device: device, number: number)
      try lines.append(
        Event(stamp: Stamp(reference: reference, moment: moment), body: body).line)
    }
    for place in inOrder {
      let (key, review) = (reviews[place].key, reviews[place].review)
      if told.insert(key.item).inserted, let text = library.textToTell(of: key.item) {
        try append(.item(text), at: review.moment)
      }
      try append(
        .review(
          ReviewFacts(
            key: key, rating: review.rating, due: dues[place], milliseconds: review.milliseconds)),
        at: review.moment)
    }
    log = NewLog(
      fileName: "\(device).jsonl", bytes: try lines.finished(), lineCount: Int(number), grows: false
    )
  }

  private static func hash(_ reviews: [ImportReading.NamedReview]) -> StableHash {
    var text = ""
    for review in reviews {
      text +=
        "\(review.key) \(review.review.moment.utcMilliseconds) \(review.review.rating.rawValue)\n"
    }
    return StableHash(text)
  }

  /// When each was due next: as it was promised, else as the scheduler here would have said.
  private static func dues(
    _ reviews: [ImportReading.NamedReview], _ library: Library, _ history: ImportedReviews
  ) -> [Int64] {
    var dues = [Int64](repeating: 0, count: reviews.count)
    let progress = library.progress
    for (key, places) in Dictionary(grouping: reviews.indices, by: { reviews[$0].key }) {
      var steps = places.map {
        (moment: reviews[$0].review.moment, rating: reviews[$0].review.rating, place: Int?.some($0))
      }
      steps += (history.history[key] ?? []).map { ($0.moment, $0.rating, nil) }
      steps.sort {
        ($0.moment.utcMilliseconds, $0.place ?? -1) < ($1.moment.utcMilliseconds, $1.place ?? -1)
      }
      var schedule: CardSchedule?
      let scheduler =
        library[key.item].map { progress.scheduler(ofLesson: $0.labels.lesson) }
        ?? progress.scheduler
      let item = StableHash(key.description).value
      for (number, step) in steps.enumerated() {
        var next = scheduler.outcome(
          of: step.rating, on: schedule, at: step.moment,
          seed: Scheduler.seed(item: item, reviews: number))
        if let place = step.place {
          if let day = reviews[place].review.due {
            next = scheduler.recording(
              step.rating, on: schedule, at: step.moment,
              due: day.middle(
                offsetMinutes: step.moment.offsetMinutes,
                dayStartMinutes: scheduler.settings.dayStartMinutes))
          }
          dues[place] = next.due
        }
        schedule = next
      }
    }
    return dues
  }
}

extension Library {
  /// What an item says, where no log has it yet.
  fileprivate func textToTell(of id: String) -> ItemText? {
    guard let item = self[id] else { return nil }
    let text = text(of: item)
    return progress.isKnown(text) ? nil : text
  }
}
