/// An item of the past and one of now that may be the same, by their numbers.
struct ItemPair {
  let old: Int
  let new: Int
  let likeness: Likeness
  let isSameKind: Bool
  let nearness: Nearness

  /// Whether this pair is served before another: the likest, then the same kind, then the nearest;
  /// the order of names settles the rest, so that every device comes to the same.
  func precedes(_ other: ItemPair) -> Bool {
    if likeness != other.likeness { return likeness > other.likeness }
    if isSameKind != other.isSameKind { return isSameKind }
    if nearness != other.nearness { return nearness > other.nearness }
    return (old, new) < (other.old, other.new)
  }

  /// What makes it a match; nil where it is none.
  var reason: ItemMatch.Reason? {
    if likeness.isSameText { return .sameText }
    if likeness.dice >= Likeness.anywhere { return .alike }
    guard likeness.dice >= Likeness.inPlace else { return nil }
    switch nearness {
    case .sameNeighbours: return .sameNeighbours
    case .samePlace: return .samePlace
    case .sameFile, .elsewhere: return nil
    }
  }
}
