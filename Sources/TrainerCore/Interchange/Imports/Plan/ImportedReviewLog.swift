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
}

extension Library {
  /// What an item says, where no log has it yet.
  fileprivate func textToTell(of id: String) -> ItemText? {
    guard let item = self[id] else { return nil }
    let text = text(of: item)
    return progress.isKnown(text) ? nil : text
  }
}
