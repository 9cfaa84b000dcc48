extension PlanSimulation {
  /// An item as it is believed to stand, and as it does.
  struct State {
    var item: Item
    var actual: MemoryState?
    /// Each item has its own, so that ways to practise differ in nothing else.
    var luck: SplitMix64
  }

  func play(_ day: StudyDay, _ states: inout [State]) -> (answers: Int, new: Int) {
    var reviews = chosen(states, on: day)[...]
    let allUnseen = states.indices.filter { states[$0].item.memory == nil }
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
    let open = states.indices.filter {
      states[$0].item.memory != nil && states[$0].item.lastReview < day
    }
    if isAimed(on: day) {
      let items = open.compactMap { index in
        states[index].item.memory.map {
          InterviewAim.Candidate(
            index: index, memory: $0, lastReview: states[index].item.lastReview)
        }
      }
      let seen = states.count { $0.item.memory != nil }
      return aim.choice(
        of: items, seen: seen, unseen: states.count - seen, on: day, answersADay: answersADay,
        leastWorth: leastWorth)
    }
    let due = open.filter { states[$0].item.due <= day }.map { index in
      let elapsed = Double(day - states[index].item.lastReview)
      let recall = states[index].item.memory.map {
        believed.retrievability($0, elapsedDays: elapsed)
      }
      return (index: index, recall: recall ?? 0)
    }
    return due.sorted { ($0.recall, $0.index) < ($1.recall, $1.index) }.map(\.index)
  }

  private func isAimed(on day: StudyDay) -> Bool { policy == .aimed && aim.holds(on: day) }

  /// A new item: known at sight or not, then once more after its step.
  private func begin(_ state: inout State, on day: StudyDay) -> Int {
    let isKnown = state.luck.share() < 0.6
    for rating in isKnown ? [Rating.good, .good] : [.again, .good, .good] {
      answer(&state, rating, elapsed: 0)
    }
    settle(&state, on: day)
    return isKnown ? 2 : 3
  }

  private func review(_ state: inout State, on day: StudyDay) -> Int {
    guard let actual = state.actual else { return 0 }
    let elapsed = day - state.item.lastReview
    let isRecalled =
      state.luck.share() < truth.retrievability(actual, elapsedDays: Double(elapsed))
    answer(&state, isRecalled ? .good : .again, elapsed: elapsed)
    if !isRecalled { answer(&state, .good, elapsed: 0) }
    settle(&state, on: day)
    return isRecalled ? 1 : 2
  }

  private func answer(_ state: inout State, _ rating: Rating, elapsed: Int) {
    state.item.memory = next(believed, state.item.memory, rating, elapsed)
    state.actual = next(truth, state.actual, rating, elapsed)
  }

  private func next(
    _ model: FSRSModel, _ memory: MemoryState?, _ rating: Rating, _ elapsed: Int
  ) -> MemoryState {
    memory.map { model.next($0, rating, elapsedDays: elapsed) } ?? model.first(rating)
  }

  private func settle(_ state: inout State, on day: StudyDay) {
    guard let memory = state.item.memory else { return }
    let longest =
      policy == .due(isCapped: false) || policy == .aimed && !aim.holds(on: day)
      ? settings.maximumInterval : min(settings.maximumInterval, aim.longestInterval(from: day))
    let interval = believed.interval(
      of: memory, retention: state.item.retention ?? settings.desiredRetention)
    state.item.lastReview = day
    state.item.due = day.advanced(by: Int(interval.rounded().clamped(to: 1...Double(longest))))
  }
}

extension SplitMix64 {
  /// A number from 0 up to but not including 1, evenly spread.
  fileprivate mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }
}
