/// Hidden words of a cloze.
public struct ClozeDeletion: Sendable, Hashable {
  /// Names the deletion within its item: the slug of the hidden text, `-2` for a second alike.
  public let part: String

  /// The hidden text as written.
  public let hidden: String

  /// What is shown in its place, where the author gave something.
  public let hint: String?

  /// The UTF-8 offsets of the deletion in the item's prompt, brackets included.
  let range: Range<Int>

  /// Whether it stands in code, where Markdown's escapes would be shown.
  let isInCode: Bool
}
