public import TrainerScoring

/// A key idea, and what a candidate did with it in a mock interview.
public struct HeardIdea: Sendable, Hashable {
  /// How an idea came up.
  public enum Standing: String, Sendable, Hashable, CaseIterable {
    /// The candidate said it before it was asked for.
    case unasked

    /// The candidate said it only after its follow-up.
    case prompted

    /// The candidate did not say it.
    case missing

    /// The candidate said its opposite.
    case contradicted
  }

  /// The idea.
  public let idea: KeyIdea

  /// How it came up.
  public let standing: Standing

  /// The candidate's words that decided; nil where nothing was said.
  public let words: String?

  /// What the idea says, for people.
  public var label: String { idea.label }

  /// The words on one line, cut where they are many.
  public var quote: String? { words?.cutToBeQuoted }
}

/// A checkpoint, and where a candidate's code or words held it.
public struct HeardCheckpoint: Sendable, Hashable {
  /// The checkpoint.
  public let checkpoint: MockCheckpoint

  /// Unasked where the code as first handed in held it, prompted where later code or words did.
  public let standing: HeardIdea.Standing

  /// The code or the words that decided; nil where nothing did.
  public let words: String?
}
