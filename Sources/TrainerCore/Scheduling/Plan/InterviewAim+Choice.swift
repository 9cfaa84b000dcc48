extension InterviewAim {
  /// Answers that an item takes in the last round: one, and another where it was forgotten.
  static let usualAnswers = 1.1

  /// A day has time for so many times the answers that are planned for it: some items lapse more often
  /// than expected.
  static let room = 1.05

  /// The days of the last round, in which everything comes back once more: so many as the items seen
  /// fill, with room for what is forgotten.
  public func lastRound(seen: Int, answersADay: Int) -> Int {
    lastRound(seen: seen, answersADay: answersADay, answersEach: Self.usualAnswers)
  }

  private func lastRound(seen: Int, answersADay: Int, answersEach: Double) -> Int {
    let perDay = Double(max(1, answersADay)) / Self.room
    return max(1, Int((Double(seen) * answersEach / perDay).rounded(.up)))
  }

  /// Which items a day's practice asks, in order; all others add little, or do so later.
  ///
  /// Before its last review an item is asked where it has begun to fade and where that helps although
  /// it comes back then anyway, and only in the time that new items leave. The last reviews fill the
  /// days from the evening before backwards: a day takes those only that the days after it cannot.
  ///
  /// - Parameters:
  ///   - items: what may be asked today.
  ///   - seen: how many items were ever seen.
  ///   - unseen: how many are to be begun yet, today's included.
  ///   - today: a day before the interview.
  ///   - answersADay: how many answers a day has time for.
  ///   - leastWorth: the recall that a review adds at least, for the time of one answer.
  /// - Returns: The numbers of the items.
  public func choice(
    of items: [Candidate], seen: Int, unseen: Int = 0, on today: StudyDay, answersADay: Int,
    leastWorth: Double = InterviewAim.leastWorth
  ) -> [Int] {
    let time = DayTime(
      answers: answersADay, new: pace(of: unseen, on: today, answersADay: answersADay),
      answersEach: answersOnEve(items))
    let final = lastReviews(of: items, on: today, in: time, leastWorth: leastWorth)
    guard day - today > 1 else { return final }
    let round = lastRound(
      seen: seen, answersADay: answersADay, answersEach: time.answersEach)
    let last = day.advanced(by: -(1 + round) / 2)
    let asked = Set(final)
    // A review that spares answers later may be worth less by itself.
    let between = fading(items, on: today).filter {
      !asked.contains($0.index)
        && worth(of: $0.memory, since: $0.lastReview, on: today, before: last) >= leastWorth / 2
    }
    let left = Double(answersADay) - time.answersForNew - Double(final.count)
    return between.prefix(today < last ? max(0, Int(left)) : 0).map(\.index) + final
  }

  /// The items whose last review is today: of those worth one on the evening before, as many as do not
  /// fit into the days after, first what loses least by not waiting.
  private func lastReviews(
    of items: [Candidate], on today: StudyDay, in time: DayTime, leastWorth: Double
  ) -> [Int] {
    let later = today < eve ? max(0, time.lastReviews(in: eve - today)) : 0
    guard items.count > later else { return [] }
    let wanted = worthwhile(items, leastWorth) {
      worth(of: $0.memory, since: $0.lastReview, on: eve)
    }
    .prefix(max(1, time.lastReviews(in: day - today)))
    guard today < eve else { return wanted.map(\.index) }
    let excess = wanted.count - later
    guard excess > 0 else { return [] }
    return wanted.map {
      (index: $0.index, loss: lossOfHaste(of: $0.memory, since: $0.lastReview, on: today))
    }
    .sorted { ($0.loss, $0.index) < ($1.loss, $1.index) }.prefix(excess).map(\.index)
  }

  /// Answers that an item takes on the eve if it waits until then, in the mean.
  private func answersOnEve(_ items: [Candidate]) -> Double {
    guard !items.isEmpty else { return Self.usualAnswers }
    let recalled = items.reduce(0) { sum, item in
      sum + model.retrievability(item.memory, elapsedDays: Double(eve - item.lastReview))
    }
    return 2 - recalled / Double(items.count)
  }

  /// The items that are fresh no more, the least retrievable first.
  private func fading(_ items: [Candidate], on today: StudyDay) -> [Candidate] {
    items.filter {
      let wait = model.interval(of: $0.memory, retention: Self.fresh).rounded()
      return Double(today - $0.lastReview) >= wait
    }
    .map { item in
      let elapsed = Double(today - item.lastReview)
      return (item: item, recall: model.retrievability(item.memory, elapsedDays: elapsed))
    }
    .sorted { ($0.recall, $0.item.index) < ($1.recall, $1.item.index) }.map(\.item)
  }

  /// The items that are worth their time, the worthiest first.
  private func worthwhile(
    _ items: [Candidate], _ least: Double, _ worth: (Candidate) -> Double
  ) -> [Candidate] {
    items.map { (item: $0, worth: worth($0)) }.filter { $0.worth >= least }
      .sorted { ($1.worth, $0.item.index) < ($0.worth, $1.item.index) }.map(\.item)
  }
}

/// What a day before an interview has time for.
private struct DayTime {
  /// How many answers in all.
  let answers: Int

  /// How many items it begins.
  let new: Int

  /// How many answers a last review takes, in the mean.
  let answersEach: Double

  /// How many answers its new items take.
  var answersForNew: Double { Double(new) * InterviewAim.answersToBegin }

  /// How many last reviews the days before the interview have time for, so many of them.
  func lastReviews(in days: Int) -> Int {
    let begun =
      Double(new * max(0, days - InterviewAim.daysWithoutNew)) * InterviewAim.answersToBegin
    return Int((Double(answers * days) / InterviewAim.room - begun) / answersEach)
  }
}
