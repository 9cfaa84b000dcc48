/// What to read about something that was not found, or in part.
public struct MockReading: Sendable, Hashable {
  /// The number of its question from 1; nil for what is no question.
  public let number: Int?

  /// What it is about, as Markdown.
  public let about: String

  /// Ids of items; at least one.
  public let names: [String]
}
