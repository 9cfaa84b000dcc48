/// What a session shows, as data; wording and layout belong to the front.
public enum PracticeScreen: Sendable {
  /// A question, and the answer is awaited.
  case question(QuestionScreen)

  /// A hint to a question, its number from 1 and how many there are.
  case hint(Question, text: String, number: Int, of: Int)

  /// Whether the learner feels sure of what they typed.
  case weighing

  /// The answer beside what was typed, and a rating is awaited.
  case revealed(RevealedScreen)

  /// More of the answer is awaited.
  case adding

  /// The answer is awaited once more, in the place of what was typed.
  case retyping

  /// An answer is on disk.
  case saved(SavedReview)

  /// An answer was taken back; `isNext` where its question is asked again in this session.
  case undone(RecordKey, isNext: Bool)

  /// The reviews of a mock interview were taken back.
  case undoneMock(UndoableAnswers)

  /// Whether an answer of an earlier session is to be taken back, and which one.
  case earlierUndo(UndoableAnswers)

  /// Where an item comes from and why it comes when it does.
  case explanation(Explanation)

  /// A word about something that cannot be done, or was.
  case notice(PracticeNotice)
}
