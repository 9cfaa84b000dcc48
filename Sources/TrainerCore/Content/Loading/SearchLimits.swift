/// How much a place may hold that is looked through for decks.
package struct SearchLimits: Sendable, Hashable {
  package var folders: Int

  /// Names of files and folders, hidden ones included.
  package var names: Int

  package init(folders: Int, names: Int) {
    self.folders = folders
    self.names = names
  }

  /// More than people keep beside their decks, and less than a home folder or a disk.
  package static let usual = SearchLimits(folders: 10_000, names: 200_000)

  /// What is too much of a root, by what was counted.
  func overflow(of root: ContentRoot, folders: Int, names: Int) -> SearchOverflow? {
    if folders > self.folders { return SearchOverflow(root: root, excess: .folders(self.folders)) }
    if names > self.names { return SearchOverflow(root: root, excess: .names(self.names)) }
    return nil
  }
}

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
