/// A time in which a mock interview stood still.
public struct MockBreak: Sendable, Hashable {
  /// Why it stood still.
  public enum Kind: String, Sendable, Hashable {
    /// The candidate paused; after five minutes the clock went on.
    case pause

    /// The program was not there.
    case gap
  }

  /// Why.
  public let kind: Kind

  /// After how many milliseconds of the interview.
  public let after: Int

  /// How long, in milliseconds.
  public let milliseconds: Int
}

/// A word about the time that is left.
public struct MockWarning: Sendable, Hashable {
  /// Whose time it is.
  public enum Box: Sendable, Hashable { case phase, whole }

  /// What has come.
  public enum Mark: Sendable, Hashable {
    /// Half of the box is gone.
    case half

    /// So many minutes are left.
    case minutes(Int)

    /// Nothing is left.
    case over
  }

  /// Whose time it is.
  public let box: Box

  /// What has come.
  public let mark: Mark

  /// The last mark of a box that was passed between two times left, in milliseconds; of marks that
  /// come before half of the box is gone none is said.
  static func last(of box: Box, box milliseconds: Int, from: Int, to: Int) -> MockWarning? {
    let half = milliseconds / 2
    let marks: [(left: Int, mark: Mark)] =
      [(0, .over)]
      + [(60_000, .minutes(1)), (300_000, .minutes(5))].filter { $0.0 < half }
      + [(half, .half)]
    // The smallest time left that was passed is the latest.
    return marks.first { to <= $0.left && $0.left < from }.map {
      MockWarning(box: box, mark: $0.mark)
    }
  }
}
