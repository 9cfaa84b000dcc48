/// A word about something that cannot be done, or was.
public enum PracticeNotice: Sendable, Hashable {
  /// The question has no hint.
  case noHint

  /// All hints were taken.
  case noMoreHints

  /// An answer that names none of so many options.
  case needsLetter(Int)

  /// An order that does not name each of so many steps once.
  case needsEachLetter(Int)

  /// An answer without the number of a line.
  case needsLineNumber

  /// The answer is shown already.
  case answerIsShown

  /// The question has no ideas to speak of.
  case noIdeas

  /// A number that no idea has; the ideas count from 1.
  case noSuchIdea(Int, of: Int)

  /// The answer says the idea of that number already.
  case isCovered(Int)

  /// The answer is no text that could go on.
  case nothingToAddTo

  /// What was asked for makes no sense at this point.
  case notNow

  /// The question is put off to another session.
  case skipped(RecordKey)

  /// The item rests until it is woken.
  case rests(String)

  /// The learner thought better of an undo.
  case nothingUndone

  /// No answer is left to undo.
  case nothingToUndo

  /// The question says what its deck says now.
  case readAgain

  /// The item was taken out of its deck.
  case isGone
}
