import TrainerScheduling

extension QueuePlan {
  /// Plans the study day of a moment for questions in the order of the files.
  ///
  /// `allowance` is how many new questions the day still admits; a backlog is measured by what one
  /// session shows. With an interview near, reviews are those that help most on its day; the round of
  /// the evening before holds nothing else. Where it does not matter which comes first, reviews are
  /// left in the order of the files.
  init(
    _ candidates: [QueueCandidate], at moment: Moment, scheduler: Scheduler, allowance: Int,
    sessionItems: Int, aim: InterviewAim? = nil, evening: EveningRound? = nil,
    isOrdered: Bool = true
  ) {
    let today = scheduler.studyDay(of: moment)
    let waiting = Self.itemsSeen(on: today, candidates, scheduler)
    var reviewing: [ReviewTurn] = []
    for (index, candidate) in candidates.enumerated() {
      switch (candidate.schedule, candidate.schedule?.phase) {
      case (_, .learning), (_, .relearning): steps.append(index)
      case (let schedule?, .review) where !waiting.contains(candidate.item):
        reviewing.append(
          ReviewTurn(
            index: index, lot: candidate.lot,
            isDue: schedule.isDue(on: today, offsetMinutes: moment.offsetMinutes, scheduler),
            retrievability: isOrdered ? scheduler.retrievability(of: schedule, on: today) : 0))
      case (nil, _) where !waiting.contains(candidate.item): unseen.append(index)
      default: break
      }
    }
    if isOrdered { reviewing.sort(by: ReviewTurn.isAskedBefore) }
    early = reviewing.filter { !$0.isDue }.map(\.index)
    reviews = reviewing.filter(\.isDue).map(\.index)
    if let evening {
      take(evening, candidates, reviewing.map(\.index), on: today, scheduler, sessionItems)
      return
    }
    if let aim {
      let unseen = allowance > 0 ? candidates.count { $0.schedule == nil } : 0
      take(
        aim, candidates, reviewing.map(\.index), unseen: unseen, on: today, scheduler,
        sessionItems)
    }
    let unseenAtAll = Set(unseen.map { candidates[$0].item }).count
    unseen = Self.firstOfEachItem(unseen, candidates, apart: reviews, atMost: allowance)
    heldBack = unseen.count < allowance ? 0 : unseenAtAll - unseen.count
    if aim == nil, reviews.count > 3 * sessionItems {
      backlogSessions = (reviews.count + sessionItems - 1) / sessionItems
      reviews.reverse()
    }
  }

  /// Items with an answer today: their other deletions wait until tomorrow.
  private static func itemsSeen(
    on day: StudyDay, _ candidates: [QueueCandidate], _ scheduler: Scheduler
  ) -> Set<Int> {
    var items: Set<Int> = []
    for candidate in candidates {
      guard let schedule = candidate.schedule else { continue }
      if scheduler.studyDay(of: schedule.lastReview) == day { items.insert(candidate.item) }
    }
    return items
  }

  /// New questions, one of an item at most, so that the allowance is not spent on deletions that wait.
  private static func firstOfEachItem(
    _ unseen: [Int], _ candidates: [QueueCandidate], apart due: [Int], atMost allowance: Int
  ) -> [Int] {
    guard allowance > 0, !unseen.isEmpty else { return [] }
    var taken = Set(due.map { candidates[$0].item })
    var chosen: [Int] = []
    for index in unseen where taken.insert(candidates[index].item).inserted {
      chosen.append(index)
      if chosen.count == allowance { break }
    }
    return chosen
  }
}

extension CardSchedule {
  /// Whether an item in review is due by the end of a study day.
  func isDue(on day: StudyDay, offsetMinutes: Int, _ scheduler: Scheduler) -> Bool {
    let due = Moment(utcMilliseconds: due, offsetMinutes: offsetMinutes)
    return scheduler.studyDay(of: due) <= day
  }
}

/// A question in review, with what decides its turn.
private struct ReviewTurn {
  let index: Int
  let lot: UInt64
  let isDue: Bool
  let retrievability: Double

  static func isAskedBefore(_ left: ReviewTurn, _ right: ReviewTurn) -> Bool {
    (left.retrievability, left.lot, left.index) < (right.retrievability, right.lot, right.index)
  }
}
