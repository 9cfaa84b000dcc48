public import TrainerScheduling

/// What a learner does in a session.
public enum PracticeAction: Sendable, Hashable {
  /// Answers the question in their own words, by letters or by a line number.
  case answer(String)

  /// Says "I know it" and has the answer shown.
  case knowIt

  /// Takes the next hint, at the price of Hard at most.
  case hint

  /// Puts the question off to another session.
  case skip

  /// Says whether they feel sure, before the reveal.
  case sure(Bool)

  /// Rates the answer; nil accepts the suggestion.
  case rate(Rating?)

  /// Says "I did say that" of a key idea, by its number from 1.
  case credit(Int)

  /// Adds to the answer after the reveal, at the price of Hard at most.
  case addMore

  /// Types the answer again after the reveal, at the price of Hard at most.
  case retype

  /// Asks for source, evidence and why this interval.
  case explain

  /// Takes the last answer back.
  case undo

  /// Answers whether an answer of an earlier session is taken back.
  case confirm(Bool)

  /// Sets the item aside until it is woken.
  case rest

  /// Opens the deck at the item in an editor.
  case edit

  /// Opens the item's first link.
  case open

  /// Ends the session.
  case end
}
