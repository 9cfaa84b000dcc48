/// Why a question is asked.
public enum PracticeReason: Sendable, Hashable {
  /// Its step has come.
  case step

  /// Its step comes soon and nothing else is left.
  case earlyStep

  /// It is due.
  case due

  /// It is not due yet, and helps on the day of the interview.
  case interview

  /// It is new.
  case new

  /// The learner practises ahead.
  case ahead

  /// An answer to it was just undone.
  case undone
}
