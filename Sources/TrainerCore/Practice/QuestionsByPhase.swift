import TrainerScheduling

/// The questions of a library by what they wait for: a step, a review, or to be begun.
///
/// The other deletions of an item that was answered today wait until tomorrow; they stand nowhere here,
/// unless they are in steps.
struct QuestionsByPhase {
  /// In learning or relearning, whenever their step comes.
  private(set) var steps: [Int] = []

  /// In review, due or not, in the order in which they are asked.
  private(set) var reviewing: [ReviewTurn] = []

  /// Never seen, in the order of the files.
  private(set) var unseen: [Int] = []

  /// Sorts candidates by the study day of a moment; reviews stay in the order of the files where it does
  /// not matter which comes first.
  init(
    _ candidates: [QueueCandidate], at moment: Moment, _ scheduler: Scheduler, isOrdered: Bool
  ) {
    let today = scheduler.studyDay(of: moment)
    let answered = Self.itemsAnswered(on: today, candidates, scheduler)
    for (index, candidate) in candidates.enumerated() {
      switch (candidate.schedule, candidate.schedule?.phase) {
      case (_, .learning), (_, .relearning): steps.append(index)
      case (let schedule?, .review) where !answered.contains(candidate.item):
        reviewing.append(
          ReviewTurn(
            index: index, lot: candidate.lot,
            isDue: schedule.isDue(on: today, offsetMinutes: moment.offsetMinutes, scheduler),
            retrievability: isOrdered ? scheduler.retrievability(of: schedule, on: today) : 0))
      case (nil, _) where !answered.contains(candidate.item): unseen.append(index)
      default: break
      }
    }
    if isOrdered { reviewing.sort(by: ReviewTurn.isAskedBefore) }
  }

  private static func itemsAnswered(
    on day: StudyDay, _ candidates: [QueueCandidate], _ scheduler: Scheduler
  ) -> Set<Int> {
    var items: Set<Int> = []
    for candidate in candidates {
      guard let schedule = candidate.schedule else { continue }
      if scheduler.studyDay(of: schedule.lastReview) == day { items.insert(candidate.item) }
    }
    return items
  }
}

/// A question in review, with what decides its turn.
struct ReviewTurn {
  let index: Int
  fileprivate let lot: UInt64
  let isDue: Bool
  fileprivate let retrievability: Double

  fileprivate static func isAskedBefore(_ left: ReviewTurn, _ right: ReviewTurn) -> Bool {
    (left.retrievability, left.lot, left.index) < (right.retrievability, right.lot, right.index)
  }
}

extension CardSchedule {
  /// Whether an item in review is due by the end of a study day.
  func isDue(on day: StudyDay, offsetMinutes: Int, _ scheduler: Scheduler) -> Bool {
    let due = Moment(utcMilliseconds: due, offsetMinutes: offsetMinutes)
    return scheduler.studyDay(of: due) <= day
  }
}
