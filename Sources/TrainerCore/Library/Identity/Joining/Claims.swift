/// Which histories have items of their names, and which have none.
struct Claims: Sendable {
  /// By place: whether an item has a history.
  private(set) var isClaimed: [Bool]

  /// Histories of items that are gone, with the parts that were reviewed.
  private(set) var gone: [String: Set<String>] = [:]

  /// By the place of an item: deletions that were reviewed and that it no longer has.
  private(set) var lostParts: [Int: Set<String>] = [:]

  /// Compares names; those of items that are `broken` wait for them.
  init(_ library: Library, broken: Set<String>) {
    isClaimed = Array(repeating: false, count: library.items.count)
    for (key, _) in library.progress.all {
      if let place = library.firstByID[key.item] {
        isClaimed[place] = true
        if !library.items[place].hasPart(key.part) {
          lostParts[place, default: []].insert(key.part)
        }
      } else if !broken.contains(key.item) {
        gone[key.item, default: []].insert(key.part)
      }
    }
    for item in library.progress.flaggedItems {
      if let place = library.firstByID[item] {
        // One that only rests was never answered, and may go on with a history.
        if library.progress.done(item) != nil { isClaimed[place] = true }
      } else if !broken.contains(item) {
        gone[item] = gone[item] ?? []
      }
    }
  }

  /// Notes that an item has the history of one that is gone.
  mutating func give(_ old: String, to place: Int, _ item: Item) {
    isClaimed[place] = true
    let lost = (gone.removeValue(forKey: old) ?? []).filter { !item.hasPart($0) }
    if !lost.isEmpty { lostParts[place, default: []].formUnion(lost) }
  }

  /// Notes that a deletion goes on with the history of one that is gone.
  mutating func give(part: String, of place: Int) {
    lostParts[place]?.remove(part)
    if lostParts[place]?.isEmpty == true { lostParts[place] = nil }
  }

  /// Lets histories wait.
  mutating func leave(_ items: some Sequence<String>) {
    for item in items { gone[item] = nil }
  }
}
