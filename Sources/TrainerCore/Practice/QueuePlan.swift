/// What one study day offers, before anything is asked: which questions, in which order.
///
/// Questions are numbers into the session's list, so that a copy of a plan costs next to nothing
/// however large the library is.
struct QueuePlan: Sendable, Hashable {
  /// Questions in learning or relearning, whenever their step comes.
  var steps: [Int] = []

  /// Questions in review that are due today, in the order in which they are asked.
  var reviews: [Int] = []

  /// Of them, those that come before they are due, because an interview does.
  var beforeDue: Set<Int> = []

  /// Questions that are due and not asked: before the interview they add little, or do so later.
  var addsLittle = 0

  /// Questions never seen, as many as the day's allowance admits.
  var unseen: [Int] = []

  /// How many new questions the allowance does not admit.
  var heldBack = 0

  /// Questions in review that are not due, least retrievable first; only practice ahead asks them.
  var early: [Int] = []

  /// How many sessions' worth of reviews are due, where that is more than three.
  var backlogSessions: Int?
}
