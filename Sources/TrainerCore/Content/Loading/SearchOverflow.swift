/// A place that holds too much to be looked through for decks; nothing of it was read.
public struct SearchOverflow: Sendable, Hashable {
  /// The place.
  public let root: ContentRoot

  /// What there is too much of, and how much would not be.
  public let excess: Excess

  /// What a place can hold too much of.
  public enum Excess: Sendable, Hashable {
    /// Folders in folders.
    case folders(Int)

    /// Files and folders.
    case names(Int)
  }

  /// Tells of a place.
  public init(root: ContentRoot, excess: Excess) {
    self.root = root
    self.excess = excess
  }
}
