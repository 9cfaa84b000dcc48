/// Looks for histories whose items are gone, and for items that may go on with them.
///
/// It takes two steps, because the logs tell what an item said, and are asked only where it matters:
/// ``itemsToRead`` are looked up by ``StateFolder/writtenItems(of:)``, then ``identity(by:)`` judges.
public struct IdentitySearch: Sendable {
  let library: Library
  let claims: Claims

  /// Items that are there and could not be read.
  let broken: Set<String>

  /// Files that are there and could not be read.
  let unreadable: Set<String>

  /// The items whose last written text decides; none where each history has its item.
  public let itemsToRead: Set<String>

  /// Compares names: the items of a library, and those that have histories.
  ///
  /// The histories of items that could not be read, because they are broken or because they stood in
  /// one of the `unreadable` files, wait for them.
  public init(_ library: Library, unreadable: Set<String> = []) {
    self.library = library
    self.unreadable = unreadable
    broken = Set(library.decks.flatMap(\.brokenIDs))
    claims = Claims(library, broken: broken)
    itemsToRead = Set(claims.gone.keys)
      .union(claims.lostParts.keys.map { library.items[$0].id })
      .union(Self.keepers(in: library))
  }

  /// Items that have the histories of items that are there as well.
  private static func keepers(in library: Library) -> [String] {
    library.progress.renamedItems.compactMap { item in
      let keeper = library.progress.currentName(ofItem: item)
      let areBoth = library.firstByID[item] != nil && library.firstByID[keeper] != nil
      return keeper != item && areBoth ? keeper : nil
    }
  }

  /// Judges which item goes on with which history, by what items said when that was last written
  /// down.
  public func identity(by written: [String: WrittenItem]) -> Identity {
    var judge = IdentityJudge(self, written)
    judge.judge()
    return Identity(judge)
  }
}

extension StateFolder {
  /// Judges which item of a library goes on with which history; the logs are read only where names
  /// alone do not tell.
  ///
  /// - Throws: ``StateError/file(_:)`` where a log cannot be read.
  public func identity(
    of library: Library, unreadable: Set<String> = []
  ) throws(StateError) -> Identity {
    let search = IdentitySearch(library, unreadable: unreadable)
    let items = search.itemsToRead
    return search.identity(by: items.isEmpty ? [:] : try writtenItems(of: items))
  }
}
