import TrainerScheduling

/// Which question comes next, as the day's plan and the session's answers have it.
struct PracticeQueue: Sendable {
  /// A question and why it is asked now.
  struct Pick: Sendable, Hashable {
    let index: Int
    let reason: PracticeReason
  }

  /// A step this far ahead is asked early when nothing else is left: 20 minutes, in milliseconds.
  static let learnAhead: Int64 = 20 * 60_000

  private let items: [Int]
  private let clozes: Set<Int>
  private let topics: [String]
  private var firstShowings: FirstShowings

  /// Questions to be asked before any other, because an answer to them was undone.
  private var next: [Int] = []

  /// When each question in steps comes back, in UTC milliseconds.
  private var steps: [Int: Int64]

  /// Questions missed in this session and not asked since.
  private var missed: Set<Int> = []

  /// Whether nothing comes back within the session.
  private let asksOnce: Bool

  private var isClosing = false
  private var lastTopics: [String] = []
  private var lastAnswered: Int?

  /// Starts from a plan over candidates in the same order.
  init(_ plan: QueuePlan, _ candidates: [QueueCandidate], isAhead: Bool, asksOnce: Bool = false) {
    self.asksOnce = asksOnce
    items = candidates.map(\.item)
    clozes = Self.repeated(items)
    topics = candidates.map(\.topic)
    firstShowings = FirstShowings(plan, isAhead: isAhead)
    steps = [:]
    for index in plan.steps { steps[index] = candidates[index].schedule?.due }
  }

  /// How many questions wait to be shown for the first time.
  var waiting: Int { firstShowings.count + steps.count }

  /// Takes the next question, at an instant in UTC milliseconds.
  ///
  /// Once the time is over, only what was missed is asked, once. Where no first showing is admitted,
  /// only what was shown in this session comes back.
  mutating func next(
    at now: Int64, isClosing: Bool, admitsFirst: Bool, wasShown: (Int) -> Bool
  ) -> Pick? {
    self.isClosing = self.isClosing || isClosing
    let pick =
      self.isClosing
      ? missedPick() : pick(at: now, admitsFirst: admitsFirst, wasShown: wasShown)
    if let pick { take(pick) }
    return pick
  }

  private func pick(at now: Int64, admitsFirst: Bool, wasShown: (Int) -> Bool) -> Pick? {
    if let index = next.first { return Pick(index: index, reason: .undone) }
    let steps = self.steps.filter { admitsFirst || wasShown($0.key) }
    if let index = Self.soonest(steps.filter { $0.value <= now && $0.key != lastAnswered }) {
      return Pick(index: index, reason: .step)
    }
    if admitsFirst, let pick = firstShowings.next(isTiring: isTiring) { return pick }
    let soon = steps.filter { $0.value <= now + Self.learnAhead }
    guard let index = Self.soonest(soon.filter { $0.key != lastAnswered }) ?? Self.soonest(soon)
    else { return admitsFirst ? firstShowings.nextAhead : nil }
    return Pick(index: index, reason: (steps[index] ?? now) <= now ? .step : .earlyStep)
  }

  /// Whether the last three questions were of the topic that this one is of.
  private func isTiring(_ index: Int) -> Bool {
    lastTopics.count == 3 && lastTopics.allSatisfy { $0 == topics[index] }
  }

  private func missedPick() -> Pick? {
    Self.soonest(steps.filter { missed.contains($0.key) }).map { Pick(index: $0, reason: .step) }
  }

  /// How many questions that were shown come back within the session as it stands at an instant in
  /// UTC milliseconds.
  func returns(after now: Int64, wasShown: (Int) -> Bool) -> Int {
    if isClosing { return steps.keys.count { missed.contains($0) } }
    return next.count(where: wasShown)
      + steps.count { wasShown($0.key) && $0.value <= now + Self.learnAhead }
  }

  private static func repeated(_ items: [Int]) -> Set<Int> {
    var once: Set<Int> = []
    return Set(items.filter { !once.insert($0).inserted })
  }

  private static func soonest(_ steps: [Int: Int64]) -> Int? {
    steps.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}

extension PracticeQueue {
  private mutating func take(_ pick: Pick) {
    switch pick.reason {
    case .step, .earlyStep: steps[pick.index] = nil
    case .due, .interview, .new, .ahead: firstShowings.take(pick)
    case .undone:
      next.removeFirst()
      forget(pick.index)
    }
    missed.remove(pick.index)
    lastTopics = Array((lastTopics + [topics[pick.index]]).suffix(3))
    removeSiblings(of: pick.index)
  }

  /// Lets the other deletions of a cloze wait until tomorrow, except in steps.
  private mutating func removeSiblings(of index: Int) {
    let item = items[index]
    guard clozes.contains(item) else { return }
    let items = items
    firstShowings.removeAll { $0 != index && items[$0] == item }
  }

  /// Takes note of an answer and where it left the question.
  mutating func answered(_ index: Int, rating: Rating, now schedule: CardSchedule) {
    lastAnswered = index
    if asksOnce { return }
    if schedule.phase != .review { steps[index] = schedule.due }
    if rating == .again, !isClosing { missed.insert(index) }
  }

  /// Lets a question come next.
  mutating func putNext(_ index: Int) { next.append(index) }

  private mutating func forget(_ index: Int) {
    steps[index] = nil
    firstShowings.removeAll { $0 == index }
  }

  /// Removes a question for the rest of the session.
  mutating func remove(_ index: Int) {
    forget(index)
    next.removeAll { $0 == index }
    missed.remove(index)
  }

  /// Removes an item for the rest of the session.
  mutating func removeItem(of question: Int) {
    let items = items
    let isOfItem = { (index: Int) in items[index] == items[question] }
    firstShowings.removeAll(where: isOfItem)
    next.removeAll(where: isOfItem)
    for index in steps.keys where isOfItem(index) { steps[index] = nil }
  }
}
