/// What a mock interview shows, as data; wording and layout belong to the front.
public enum MockScreen: Sendable {
  /// What it will be like; Enter begins.
  case brief(MockPlan)

  /// A phase begins, its number from 1.
  case phase(MockPhase, number: Int, of: Int)

  /// How to answer what is asked; `hints` is how many can still be taken.
  case turn(MockTurn, number: Int, of: Int, hints: Int)

  /// The interviewer speaks.
  case interviewer(String)

  /// How many of the questions worth asking were asked, and which were not.
  case clarified(asked: Int, of: Int, missed: [String])

  /// What was found in code.
  case codeRead(lines: Int, syntax: [String]?, [HeardCheckpoint])

  /// Something that was missing in code was found after a prompt, or still was not.
  case reaction(label: String, isFound: Bool)

  /// A hint, its number from 1.
  case hint(String, number: Int)

  /// The time.
  case warning(MockWarning, phase: String)

  /// The clock stands still; so many pauses are left after this one.
  case paused(left: Int)

  /// The clock goes on after so many milliseconds.
  case wentOn(Int)

  /// The interview goes on after a time in which the program was not there, in milliseconds.
  case resumed(gap: Int)

  /// The clock went on while the program was stopped, so many milliseconds.
  case away(Int)

  /// The interview is over and is rated now; `early` where there was time left.
  case closing(MockForm, early: Bool)

  /// A question of the rubric to be rated, its number from 1.
  case rating(MockQuestion, number: Int, of: Int)

  /// The key points of a question, with what was found.
  case points([HeardIdea], found: Int)

  /// A rating is higher than what was found.
  case challenge(given: Int, found: Int)

  /// The checklist, to be ticked.
  case checklist([String])

  /// How clear was it?
  case communication

  /// A word about something that cannot be done.
  case notice(MockNotice)
}

/// A word about something that cannot be done.
public enum MockNotice: Sendable, Hashable {
  /// There is no hint here.
  case noHint

  /// All hints were taken.
  case noMoreHints

  /// Both pauses were taken.
  case noMorePauses

  /// Nothing was handed in.
  case noCode

  /// It makes no sense at this point.
  case notNow
}

/// What a mock interview wants done, in order.
public enum MockEffect: Sendable {
  /// Show something.
  case show(MockScreen)

  /// It is over: the report is there.
  case finish(MockReport)
}

/// What a candidate is asked for.
public enum MockPrompt: Sendable, Hashable {
  /// Enter begins.
  case ready

  /// An answer in a manner.
  case turn(MockTurn.Manner)

  /// An answer to a follow-up.
  case followUp

  /// Enter lets the clock go on.
  case paused

  /// How fully a question was answered: 0 no, 1 partly, 2 fully; `isOpen` where the key points are
  /// shown and Enter takes what was found.
  case rating(isOpen: Bool)

  /// How clear it was, from 0 to `most`.
  case communication(most: Int)

  /// Whether a rating is kept.
  case challenge

  /// Numbers of lines of a checklist.
  case checklist(count: Int)

  /// Nothing more.
  case nothing
}
