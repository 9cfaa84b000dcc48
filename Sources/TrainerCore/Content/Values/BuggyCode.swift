/// Code in which one line is wrong.
public struct BuggyCode: Sendable, Hashable {
  /// The lines as shown, numbered from 1.
  public let lines: [String]

  /// The language the author named, for colouring.
  public let language: String?

  /// The lines that count as the bug: any one of them is right.
  public let wrong: Set<Int>
}
