extension InterviewAim {
  /// An item in review that may be asked today.
  public struct Candidate: Sendable {
    /// Its number for whoever asks.
    public let index: Int

    /// How it is remembered.
    public let memory: MemoryState

    /// The day of its last review, before today.
    public let lastReview: StudyDay

    /// An item by its number.
    public init(index: Int, memory: MemoryState, lastReview: StudyDay) {
      self.index = index
      self.memory = memory
      self.lastReview = lastReview
    }
  }

  /// Answers that an item takes in the last round: one, and another where it was forgotten.
  private static let usualAnswers = 1.1

  /// What is left of a day's answers for those that lapse more often than expected.
  private static let room = 1.05

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
  /// Before the last round an item is asked where it has begun to fade and where that helps although it
  /// comes back then anyway. In it each day takes its share: first what loses least by not waiting for
  /// the evening before.
  ///
  /// - Parameters:
  ///   - items: what may be asked today.
  ///   - seen: how many items were ever seen.
  ///   - today: a day before the interview.
  ///   - answersADay: how many answers a day has time for.
  ///   - leastWorth: the recall that a review adds at least, for the time of one answer.
  /// - Returns: The numbers of the items.
  public func choice(
    of items: [Candidate], seen: Int, on today: StudyDay, answersADay: Int,
    leastWorth: Double = InterviewAim.leastWorth
  ) -> [Int] {
    let left = max(1, day - today)
    let answersEach = answersOnEve(items)
    let round = lastRound(seen: seen, answersADay: answersADay, answersEach: answersEach)
    guard left <= round else {
      let last = day.advanced(by: -(1 + round) / 2)
      // A review that spares answers later may be worth less by itself.
      return fading(items, on: today).filter {
        worth(of: $0.memory, since: $0.lastReview, on: today, before: last) >= leastWorth / 2
      }
      .map(\.index)
    }
    let time = Double(answersADay * left) / Self.room
    let wanted = worthwhile(items, leastWorth) {
      worth(of: $0.memory, since: $0.lastReview, on: today)
    }
    .prefix(max(1, Int(time / answersEach)))
    guard left > 1 else { return wanted.map(\.index) }
    let share = (wanted.count + left - 1) / left
    return wanted.map {
      (index: $0.index, loss: lossOfHaste(of: $0.memory, since: $0.lastReview, on: today))
    }
    .sorted { ($0.loss, $0.index) < ($1.loss, $1.index) }.prefix(share).map(\.index)
  }

  /// Answers that an item takes on the eve if it waits until then, in the mean.
  private func answersOnEve(_ items: [Candidate]) -> Double {
    guard !items.isEmpty else { return Self.usualAnswers }
    let recalled = items.reduce(0) { sum, item in
      sum
        + model.retrievability(item.memory, elapsedDays: Double(day - item.lastReview - 1))
    }
    return 2 - recalled / Double(items.count)
  }

  /// How many new items a day begins with, so that all are begun in time; never so many that they
  /// leave no time for others.
  ///
  /// `seen` counts the items of the days before. In the last days those have the time first; the eve is
  /// for them alone, unless there are none.
  public func newItems(
    of unseen: Int, seen: Int, on today: StudyDay, usually: Int, answersADay: Int
  ) -> Int {
    let most = max(usually, answersADay / 3)
    let days = day - today - Self.daysWithoutNew
    if days > 0 { return min((unseen + days - 1) / days, most) }
    let left = day - today
    guard left > 1 || left == 1 && seen == 0 else { return 0 }
    let round = Double(seen) * Self.usualAnswers * Self.room / Double(left)
    return min(unseen, most, max(0, answersADay - Int(round)) / 3)
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
