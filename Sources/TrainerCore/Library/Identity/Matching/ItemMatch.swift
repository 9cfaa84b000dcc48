/// An item of now that is taken for one of the past, whose history it goes on with.
public struct ItemMatch: Hashable, Sendable {
  /// The name of the item that is gone.
  public let old: String

  /// The id of the item that has its history from now on.
  public let new: String

  /// How alike their texts are.
  public let likeness: Likeness

  /// What made it a match.
  public let reason: Reason

  /// What makes an item another's continuation, beside its likeness.
  public enum Reason: Sendable, Hashable {
    /// The text is the same: the id, the kind or the way it is written changed.
    case sameText

    /// The text is so alike that its place does not matter.
    case alike

    /// It stands between the same items as before.
    case sameNeighbours

    /// It stands at the same place of its file.
    case samePlace
  }
}
