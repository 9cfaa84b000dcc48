extension PlanSimulation {
  /// An item in the midst of a play.
  struct State {
    /// Nil as long as it was never seen.
    fileprivate(set) var seen: Seen?
    fileprivate let retention: Double?

    /// Each item has its own, so that ways to practise differ in nothing else.
    fileprivate var luck: SplitMix64

    init(_ item: Item, luck: SplitMix64) {
      seen = item.standing.map { Seen(standing: $0, actual: $0.memory) }
      retention = item.retention
      self.luck = luck
    }
  }

  /// An item as it is believed to stand, and how it is remembered in truth.
  struct Seen {
    var standing: Standing
    var actual: MemoryState
  }

  func play(_ day: StudyDay, _ states: inout [State]) -> (answers: Int, new: Int) {
    var reviews = chosen(states, on: day)[...]
    let allUnseen = states.indices.filter { states[$0].seen == nil }
    var unseen = allUnseen.prefix(
      allowance(of: allUnseen.count, seen: states.count - allUnseen.count, on: day))
    var (answers, new, sinceNew) = (0, 0, 0)
    while answers < answersADay {
      if let index = unseen.first, sinceNew >= 2 || reviews.isEmpty {
        unseen.removeFirst()
        answers += begin(&states[index], on: day)
        (new, sinceNew) = (new + 1, 0)
      } else if let index = reviews.popFirst() {
        answers += review(&states[index], on: day)
        sinceNew += 1
      } else {
        break
      }
    }
    return (answers, new)
  }

  private func allowance(of unseen: Int, seen: Int, on day: StudyDay) -> Int {
    guard isAimed(on: day) else { return newADay }
    return aim.newItems(
      of: unseen, seen: seen, on: day, usually: newADay, answersADay: answersADay)
  }

  private func chosen(_ states: [State], on day: StudyDay) -> [Int] {
    let open = states.enumerated().compactMap { index, state in
      state.seen.flatMap { seen in
        seen.standing.lastReview < day ? (index: index, standing: seen.standing) : nil
      }
    }
    if isAimed(on: day) {
      let items = open.map {
        InterviewAim.Candidate(
          index: $0.index, memory: $0.standing.memory, lastReview: $0.standing.lastReview)
      }
      let seen = states.count { $0.seen != nil }
      return aim.choice(
        of: items, seen: seen, unseen: states.count - seen, on: day, answersADay: answersADay,
        leastWorth: leastWorth)
    }
    let due = open.filter { $0.standing.due <= day }.map { item in
      let elapsed = Double(day - item.standing.lastReview)
      let recall = believed.retrievability(item.standing.memory, elapsedDays: elapsed)
      return (index: item.index, recall: recall)
    }
    return due.sorted { ($0.recall, $0.index) < ($1.recall, $1.index) }.map(\.index)
  }

  private func isAimed(on day: StudyDay) -> Bool { policy == .aimed && aim.holds(on: day) }

  /// A new item: known at sight or not, then once more after each step that is left.
  private func begin(_ state: inout State, on day: StudyDay) -> Int {
    let isKnown = state.luck.share() < InterviewAim.knownAtSight
    let rating: Rating = isKnown ? .good : .again
    let answers = InterviewAim.mostAnswersToBegin - (isKnown ? 1 : 0)
    var seen = Seen(
      standing: Standing(believed.first(rating), lastReview: day, due: day),
      actual: truth.first(rating))
    for _ in 1..<answers { answer(&seen, .good, elapsed: 0) }
    settle(&seen, state.retention, on: day)
    state.seen = seen
    return answers
  }

  private func review(_ state: inout State, on day: StudyDay) -> Int {
    guard var seen = state.seen else { return 0 }
    let elapsed = day - seen.standing.lastReview
    let isRecalled =
      state.luck.share() < truth.retrievability(seen.actual, elapsedDays: Double(elapsed))
    answer(&seen, isRecalled ? .good : .again, elapsed: elapsed)
    if !isRecalled { answer(&seen, .good, elapsed: 0) }
    settle(&seen, state.retention, on: day)
    state.seen = seen
    return isRecalled ? 1 : 2
  }

  private func answer(_ seen: inout Seen, _ rating: Rating, elapsed: Int) {
    seen.standing.memory = believed.next(seen.standing.memory, rating, elapsedDays: elapsed)
    seen.actual = truth.next(seen.actual, rating, elapsedDays: elapsed)
  }

  private func settle(_ seen: inout Seen, _ retention: Double?, on day: StudyDay) {
    let longest =
      policy == .due(isCapped: false) || policy == .aimed && !aim.holds(on: day)
      ? settings.maximumInterval : min(settings.maximumInterval, aim.longestInterval(from: day))
    let interval = believed.interval(
      of: seen.standing.memory, retention: retention ?? settings.desiredRetention)
    seen.standing.lastReview = day
    seen.standing.due = day.advanced(by: Int(interval.rounded().clamped(to: 1...Double(longest))))
  }
}

extension SplitMix64 {
  /// A number from 0 up to but not including 1, evenly spread.
  fileprivate mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }
}
