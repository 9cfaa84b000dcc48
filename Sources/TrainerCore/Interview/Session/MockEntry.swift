/// One line of a transcript.
public struct MockEntry: Sendable, Hashable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    /// A phase begins, by its number from 0.
    case phase(Int)

    /// The interviewer said it.
    case interviewer

    /// The candidate said it.
    case candidate

    /// The candidate handed it in.
    case code

    /// Something happened.
    case note
  }

  /// After how many milliseconds of the interview.
  public let after: Int

  /// What it is.
  public let kind: Kind

  /// What was said.
  public let text: String
}
