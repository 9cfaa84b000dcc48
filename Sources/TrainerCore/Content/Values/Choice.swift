/// The options of a choice, in the order in which they are written.
public struct Choice: Sendable, Hashable {
  /// At least one; an author who marks none as right is told so.
  public let options: [Option]

  /// Whether they are shown in another order each time.
  public let shuffles: Bool

  /// One option.
  public struct Option: Sendable, Hashable {
    /// What it says, as Markdown, code under it included.
    public let text: String

    /// Whether it is right.
    public let isRight: Bool

    /// Why it is right or wrong, as Markdown.
    public let explanation: String?
  }

  /// Whether several options have to be chosen.
  public var takesSeveral: Bool { options.count(where: \.isRight) > 1 }
}
