public import TrainerScheduling

/// What a session wants done, in order.
public enum PracticeEffect: Sendable {
  /// Show something.
  case show(PracticeScreen)

  /// Write an answer to the log, with the ideas that the scorer did not hear, then say ``PracticeSession/recorded(_:as:at:)`` or
  /// ``PracticeSession/failedToRecord()``.
  case record(ReviewFacts, Question, said: [SaidIdea], at: Moment)

  /// Undo an answer of this session, then say ``PracticeSession/tookBack(at:)`` or
  /// ``PracticeSession/failedToTakeBack()``.
  case takeBack(EventReference)

  /// Find the last answer that may be undone, then say ``PracticeSession/foundEarlier(_:)`` or
  /// ``PracticeSession/failedToTakeBack()``.
  case findEarlier

  /// Undo an answer of earlier sessions, then say
  /// ``PracticeSession/tookBackEarlier(_:now:)`` or ``PracticeSession/failedToTakeBack()``.
  case takeBackEarlier(UndoableAnswers)

  /// Set an item aside, then say ``PracticeSession/rested(at:)`` or
  /// ``PracticeSession/failedToRest()``.
  case rest(String)

  /// Open the deck at the question in an editor.
  case edit(Question)

  /// Open the question's first link.
  case open(Question)

  /// The session is over.
  case finish(PracticeSummary)
}
