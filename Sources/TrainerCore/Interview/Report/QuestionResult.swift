/// A question of a mock interview with what was found.
public struct QuestionResult: Sendable, Hashable {
  /// The question.
  public let question: MockQuestion

  /// Its ideas.
  public let ideas: [HeardIdea]

  /// The candidate's own rating, 0 to 2; nil where they gave none.
  public let rating: Int?

  /// How many hints of its own were taken.
  public let hints: Int

  /// Whether it came up, in the interviewer's words or in the candidate's.
  public let isReached: Bool

  /// Whether there was time to answer it; not where the interview was ended before a word was said.
  public let isAnswered: Bool

  /// Whether what was said to it, or that nothing was said, tells anything.
  public var wasJudged: Bool { isReached && isAnswered }

  /// What was found, 0 to 2.
  public var found: Int { Marks.found(ideas) }

  /// What counts: the own rating, or what was found where there is none.
  public var counted: Int { rating ?? found }
}
