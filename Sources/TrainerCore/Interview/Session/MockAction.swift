/// What a candidate does in a mock interview, and what happens to it.
public enum MockAction: Sendable, Hashable {
  /// Begins; the clock runs from here.
  case begin

  /// Says something; an empty text says "that is all".
  case say(String)

  /// Hands in code; with what the compiler's parser had to say, where one was there.
  case code(String, syntax: [String]?)

  /// Takes a hint, at the price of half a point.
  case hint

  /// Leaves a question without a further word.
  case skip

  /// Goes on to the next phase, or to the next rapid question.
  case next

  /// Lets the clock stand still, or go on again.
  case pause

  /// Rates a question, or how clear everything was; nil takes what is proposed.
  case rate(Int?)

  /// Keeps a rating that is higher than what was found, or gives it up.
  case keep(Bool)

  /// Ticks lines of the checklist, by their numbers from 1.
  case tick([Int])

  /// Ends the interview, or the rating after it.
  case end

  /// Goes on after a time in which the program was not there, in milliseconds.
  case resume(gap: Int)

  /// Was stopped for a time, in milliseconds, while the clock went on.
  case away(Int)
}

/// An action and when it happened.
public struct MockEvent: Sendable, Hashable {
  /// Milliseconds since the beginning, without the times in which the program was not there.
  public let at: Int

  /// What happened.
  public let action: MockAction

  /// Something that happened at a time.
  public init(at: Int, _ action: MockAction) {
    self.at = at
    self.action = action
  }
}
