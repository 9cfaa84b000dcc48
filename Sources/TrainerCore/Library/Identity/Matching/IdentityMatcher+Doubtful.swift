/// An item of now that an old one may have become.
public struct LikelyItem: Hashable, Sendable {
  /// Its id.
  public let item: String

  /// How alike their texts are.
  public let likeness: Likeness
}

extension IdentityMatcher {
  /// For each old item that is left, in the order of names, the items that it may have become: the
  /// likest first, three at most, none that has a history.
  func likelyItems() -> [(old: ItemText, items: [LikelyItem])] {
    var pairs: [Int: [ItemPair]] = [:]
    for pair in self.pairs(of: search(atLeast: Likeness.doubtful)) {
      pairs[pair.old, default: []].append(pair)
    }
    return pastLeft.map { old in
      let best = (pairs[old] ?? []).sorted { $0.precedes($1) }.prefix(Self.shown)
      return (
        past[old].item,
        best.map { LikelyItem(item: present[$0.new].item.item, likeness: $0.likeness) }
      )
    }
  }

  private static let shown = 3
}
