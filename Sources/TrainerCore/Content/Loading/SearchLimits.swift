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

  /// What there is too much of, by what was counted; nil where there is not.
  func excess(folders: Int, names: Int) -> SearchOverflow.Excess? {
    if folders > self.folders { return .folders(self.folders) }
    return names > self.names ? .names(self.names) : nil
  }
}
