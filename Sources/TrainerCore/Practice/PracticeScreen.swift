public import TrainerScheduling

/// What a session shows, as data; wording and layout belong to the front.
public enum PracticeScreen: Sendable {
  /// A question, and the answer is awaited.
  case question(QuestionScreen)

  /// A hint, its number from 1 and how many there are.
  case hint(text: String, number: Int, of: Int)

  /// Whether the learner feels sure of what they typed.
  case weighing

  /// The answer beside what was typed, and a rating is awaited.
  case revealed(RevealedScreen)

  /// More of the answer is awaited.
  case adding

  /// An answer is on disk.
  case saved(SavedReview)

  /// An answer was taken back; `isNext` where its question is asked again in this session.
  case undone(RecordKey, isNext: Bool)

  /// Whether an answer of an earlier session is to be taken back.
  case earlierUndo

  /// Where an item comes from and why it comes when it does.
  case explanation(Explanation)

  /// A word about something that cannot be done, or was.
  case notice(PracticeNotice)
}

/// A question as it is asked.
public struct QuestionScreen: Sendable {
  /// What is asked.
  public let question: Question

  /// How options or steps stand.
  public let layout: QuestionLayout

  /// Why it is asked now.
  public let reason: PracticeReason

  /// Its number among those shown, from 1.
  public let number: Int

  /// How many the session has to show.
  public let count: Int

  /// Whether it was answered in this session before.
  public let isReturn: Bool

  /// What is left of the session's time.
  public let secondsLeft: Int

  /// How many hints can still be taken.
  public let hintsLeft: Int
}

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

/// An answer revealed.
public struct RevealedScreen: Sendable {
  /// What was asked.
  public let question: Question

  /// How options or steps stood.
  public let layout: QuestionLayout

  /// What was typed and found.
  public let judgement: Judgement

  /// What each rating leads to.
  public let outcomes: Outcomes

  /// Whether the answer counts for nothing but Again, because it was not due.
  public let isAhead: Bool
}

/// An answer that is on disk.
public struct SavedReview: Sendable {
  /// The question.
  public let key: RecordKey

  /// Its rating.
  public let rating: Rating

  /// The study day on which it comes back.
  public let dueDay: StudyDay

  /// When it comes back, in UTC milliseconds.
  public let due: Int64

  /// Whether it comes back within the steps.
  public let isStep: Bool
}

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

/// Where an item comes from and why it comes when it does.
public struct Explanation: Sendable {
  /// The question.
  public let question: Question

  /// Where it stands; nil for a new one.
  public let schedule: CardSchedule?

  /// Why it is asked now.
  public let reason: PracticeReason

  /// What each rating leads to; nil before the answer is shown, and so is the source.
  public let outcomes: Outcomes?

  /// What the intervals follow from.
  public let scheduler: Scheduler

  /// When it was asked for.
  public let moment: Moment
}
