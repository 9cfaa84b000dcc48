/// The questions of a day's plan that the session has not shown yet, each sort in its order.
struct FirstShowings: Sendable {
  private var reviews: ArraySlice<Int>
  private let beforeDue: Set<Int>
  private var unseen: ArraySlice<Int>
  private var early: ArraySlice<Int>
  private var reviewsSinceNew = 0

  /// Takes over those of a plan; what is not due, only where practice goes ahead of the plan.
  init(_ plan: QueuePlan, isAhead: Bool) {
    reviews = plan.reviews[...]
    beforeDue = plan.beforeDue
    unseen = plan.unseen[...]
    early = isAhead ? plan.early[...] : []
  }

  /// How many there are.
  var count: Int { reviews.count + unseen.count + early.count }

  /// What the plan wants next: a new question behind every two reviews, of which the first comes that
  /// is not tiring.
  func next(isTiring: (Int) -> Bool) -> PracticeQueue.Pick? {
    if let new = unseen.first, reviewsSinceNew >= 2 || reviews.isEmpty {
      return PracticeQueue.Pick(index: new, reason: .new)
    }
    guard let index = reviews.first(where: { !isTiring($0) }) ?? reviews.first else { return nil }
    return PracticeQueue.Pick(index: index, reason: beforeDue.contains(index) ? .interview : .due)
  }

  /// What comes before it is due, when nothing else is left.
  var nextAhead: PracticeQueue.Pick? {
    early.first.map { PracticeQueue.Pick(index: $0, reason: .ahead) }
  }

  /// Takes out what is shown now, where it is one of them.
  mutating func take(_ pick: PracticeQueue.Pick) {
    switch pick.reason {
    case .due, .interview:
      if let position = reviews.firstIndex(of: pick.index) { reviews.remove(at: position) }
      reviewsSinceNew += 1
    case .new:
      unseen.removeFirst()
      reviewsSinceNew = 0
    case .ahead: early.removeFirst()
    case .step, .earlyStep, .undone: break
    }
  }

  /// Drops questions.
  mutating func removeAll(where isDropped: (Int) -> Bool) {
    // Looked for first: a change makes a copy of what is shared with the plan.
    if reviews.contains(where: isDropped) { reviews.removeAll(where: isDropped) }
    if unseen.contains(where: isDropped) { unseen.removeAll(where: isDropped) }
    if early.contains(where: isDropped) { early.removeAll(where: isDropped) }
  }
}
