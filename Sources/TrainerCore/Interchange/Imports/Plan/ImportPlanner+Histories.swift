import TrainerScheduling

extension ImportPlanner {
  mutating func add(
    _ named: [ImportReading.NamedReview], to file: inout ImportPlan.File
  ) throws(StateError) {
    if named.isEmpty { return }
    var named = named
    removeLate(from: &named, &file)
    removeStrangers(from: &named, &file)
    var reviews: ImportedReviews
    if let read = self.reviews { reviews = read } else { reviews = try ImportedReviews(folder) }
    let count = named.count
    reviews.keepNew(of: &named)
    self.reviews = reviews
    file.newEvents += named.count
    file.knownEvents += count - named.count
    let log = try asStateError { () throws(FileError) in
      try ImportedReviewLog(named, library, history: reviews).log
    }
    if let log { plan.logs.append(log) }
  }

  /// Takes out those of days to come: such would hold up whatever is answered meanwhile.
  private func removeLate(
    from named: inout [ImportReading.NamedReview], _ file: inout ImportPlan.File
  ) {
    let limit = moment.utcMilliseconds + 86_400_000
    var late: [RecordKey: (first: ImportReading.NamedReview, count: Int)] = [:]
    named.removeAll { review in
      guard review.review.moment.utcMilliseconds > limit else { return false }
      late[review.key, default: (review, 0)].count += 1
      return true
    }
    for (key, reviews) in late {
      let time = reviews.first.review.moment.iso8601
      file.unread.append(
        ImportNote(
          reviews.first.line,
          reviews.count == 1
            ? "a review of '\(key)' in the future, \(time)"
            : "\(reviews.count) reviews of '\(key)' in the future, the first \(time)"))
    }
  }

  private func removeStrangers(
    from named: inout [ImportReading.NamedReview], _ file: inout ImportPlan.File
  ) {
    var standing: [RecordKey: Bool] = [:]
    var strangers: [RecordKey: (line: Int, count: Int)] = [:]
    named.removeAll { review in
      let key = review.key
      let isHere = standing[key] ?? isKnown(key)
      standing[key] = isHere
      if !isHere { strangers[key, default: (review.line, 0)].count += 1 }
      return !isHere
    }
    file.unread += strangers.map { key, lost in
      .stranger(key.description, line: lost.line, count: lost.count)
    }
  }

  func isKnown(_ key: RecordKey) -> Bool {
    guard let item = outline(of: key.item) else { return library.progress[key] != nil }
    return item.parts.map { $0.contains(key.part) } ?? key.part.isEmpty
  }

  /// What has to be known of an item that is here or is to come; nil where there is none.
  func outline(of id: String) -> ItemOutline? { library[id].map(ItemOutline.init) ?? coming[id] }
}
