/// Plays the days until an interview through, with chance drawn from a seed: what will be known on
/// the day, and what each day asks.
public struct PlanSimulation: Sendable {
  /// How the items of a day are chosen.
  public enum Policy: Sendable, Hashable {
    /// What is due, least retrievable first; where it is capped, no interval reaches beyond the day.
    case due(isCapped: Bool)

    /// By what each adds to recall on the day.
    case aimed
  }

  /// Where one item stands at the start.
  public struct Item: Sendable, Hashable {
    /// Nil for one never seen.
    public var memory: MemoryState?

    /// The day of its last review; of no meaning for a new one.
    public var lastReview: StudyDay

    /// The day it is due.
    public var due: StudyDay

    /// An item that was seen, or a new one.
    public init(_ memory: MemoryState?, lastReview: StudyDay, due: StudyDay) {
      self.memory = memory
      self.lastReview = lastReview
      self.due = due
    }
  }

  /// What one play comes to.
  public struct Outcome: Sendable, Hashable {
    /// Items expected to be recalled on the day.
    public var recalled = 0.0
    /// Of each day from the first on, how many answers it asked.
    public var answers: [Int] = []
    /// Of each day, how many items were new.
    public var new: [Int] = []
    /// Items never seen until the day.
    public var unseen = 0
  }

  /// The first day that is played.
  public let today: StudyDay

  /// How the items of a day are chosen.
  public let policy: Policy

  /// New items that the learner usually begins a day with.
  public let newADay: Int
  /// Answers that a day has time for.
  public let answersADay: Int

  /// The recall that a review adds at least, for the time of one answer; only aimed practice asks.
  public let leastWorth: Double

  private let believed: FSRSModel
  private let truth: FSRSModel
  private let settings: SchedulerSettings
  private let aim: InterviewAim

  /// Plays by a scheduler's settings; memory itself follows `truth`, the scheduler's own parameters
  /// where it is nil.
  public init(
    from today: StudyDay, to day: StudyDay, _ policy: Policy, settings: SchedulerSettings,
    truth: FSRSParameters? = nil, newADay: Int, answersADay: Int,
    leastWorth: Double = InterviewAim.leastWorth
  ) {
    self.today = today
    self.policy = policy
    self.newADay = newADay
    self.answersADay = answersADay
    self.leastWorth = leastWorth
    self.settings = settings
    let steps = settings.relearningSteps.count
    believed = FSRSModel(settings.parameters, relearningSteps: steps)
    self.truth = truth.map { FSRSModel($0, relearningSteps: steps) } ?? believed
    aim = InterviewAim(at: day, believed)
  }

  /// Plays once.
  public func play(_ items: [Item], seed: UInt64) -> Outcome {
    var random = SplitMix64(seed: seed)
    var states = items.map { State(item: $0, actual: $0.memory) }
    var outcome = Outcome()
    for number in 0..<max(0, aim.day - today) {
      let (answers, new) = play(today.advanced(by: number), &states, &random)
      outcome.answers.append(answers)
      outcome.new.append(new)
    }
    for state in states {
      guard let actual = state.actual else {
        outcome.unseen += 1
        continue
      }
      outcome.recalled += truth.retrievability(
        actual, elapsedDays: Double(aim.day - state.item.lastReview))
    }
    return outcome
  }
}

// MARK: - One day

extension PlanSimulation {
  /// An item as it is believed to stand, and as it does.
  private struct State {
    var item: Item
    var actual: MemoryState?
  }

  private func play(
    _ day: StudyDay, _ states: inout [State], _ random: inout SplitMix64
  ) -> (answers: Int, new: Int) {
    var reviews = chosen(states, on: day)[...]
    let allUnseen = states.indices.filter { states[$0].item.memory == nil }
    var unseen = allUnseen.prefix(allowance(of: allUnseen.count, on: day))
    var (answers, new, sinceNew) = (0, 0, 0)
    while answers < answersADay {
      if let index = unseen.first, sinceNew >= 2 || reviews.isEmpty {
        unseen.removeFirst()
        answers += begin(&states[index], on: day, &random)
        (new, sinceNew) = (new + 1, 0)
      } else if let index = reviews.popFirst() {
        answers += review(&states[index], on: day, &random)
        sinceNew += 1
      } else {
        break
      }
    }
    return (answers, new)
  }

  private func allowance(of unseen: Int, on day: StudyDay) -> Int {
    guard isAimed(on: day) else { return newADay }
    return aim.newItems(of: unseen, on: day, usually: newADay, answersADay: answersADay)
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
        of: items, seen: seen, on: day, answersADay: answersADay, leastWorth: leastWorth)
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
  private func begin(
    _ state: inout State, on day: StudyDay, _ random: inout SplitMix64
  ) -> Int {
    let isKnown = random.share() < 0.6
    for rating in isKnown ? [Rating.good, .good] : [.again, .good, .good] {
      answer(&state, rating, elapsed: 0)
    }
    settle(&state, on: day)
    return isKnown ? 2 : 3
  }

  private func review(
    _ state: inout State, on day: StudyDay, _ random: inout SplitMix64
  ) -> Int {
    guard let actual = state.actual else { return 0 }
    let elapsed = day - state.item.lastReview
    let isRecalled =
      random.share() < truth.retrievability(actual, elapsedDays: Double(elapsed))
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
    let interval = believed.interval(of: memory, retention: settings.desiredRetention)
    state.item.lastReview = day
    state.item.due = day.advanced(by: Int(interval.rounded().clamped(to: 1...Double(longest))))
  }
}

extension SplitMix64 {
  /// A number from 0 up to but not including 1, evenly spread.
  fileprivate mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }
}
