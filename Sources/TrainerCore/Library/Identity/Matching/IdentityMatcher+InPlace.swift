extension IdentityMatcher {
  /// Matches items that are half alike and stand where the old one stood.
  ///
  /// A match can show where its neighbours stood: so from each the search goes on to them.
  mutating func matchInPlace() {
    let places = Places(of: presentLeft.map { ($0, present[$0].surroundings) })
    var namedBy: [Int: [Int]] = [:]
    for old in pastLeft {
      for neighbour in past[old].surroundings.neighbours {
        namedBy[neighbour, default: []].append(old)
      }
    }
    var waiting = pastLeft
    while !waiting.isEmpty {
      var pairs: [ItemPair] = []
      for old in waiting { addPairsInPlace(old, places, to: &pairs) }
      let taken = take(pairs)
      waiting = Set(taken.flatMap { namedBy[past[$0].number] ?? [] }).sorted()
    }
  }

  private mutating func addPairsInPlace(_ old: Int, _ places: Places, to pairs: inout [ItemPair]) {
    let was = past[old].surroundings
    let after = was.after.map(neighbourhood.successor(of:))
    let before = was.before.map(neighbourhood.successor(of:))
    for new in places.items(after: after, before: before, file: was.file) {
      guard let near = pair(old, new, .none), near.nearness >= .samePlace else { continue }
      // Apart from the pair: as its argument it would have the matcher copied.
      let likeness = likeness(old, new)
      if let pair = pair(old, new, likeness) { pairs.append(pair) }
    }
  }
}

/// Items of now by their neighbours.
private struct Places {
  /// What an item stands behind or before.
  private enum Side: Hashable {
    case item(Int)
    case end(ofFile: Int)

    init(_ neighbour: Int?, file: Int) { self = neighbour.map(Side.item) ?? .end(ofFile: file) }
  }

  private var behind: [Side: [Int]] = [:]
  private var before: [Side: [Int]] = [:]

  init(of items: [(number: Int, surroundings: Surroundings)]) {
    for (number, place) in items {
      Self.note(number, at: Side(place.after, file: place.file), in: &behind)
      Self.note(number, at: Side(place.before, file: place.file), in: &before)
    }
  }

  /// Only where a text stands in a deck very often, more items than a few are next to it.
  private static func note(_ number: Int, at side: Side, in items: inout [Side: [Int]]) {
    if items[side, default: []].count < 24 { items[side, default: []].append(number) }
  }

  /// The items that have a neighbour, or the end of the file, in common with such a place.
  func items(after: Int?, before other: Int?, file: Int) -> Set<Int> {
    Set(behind[Side(after, file: file)] ?? []).union(before[Side(other, file: file)] ?? [])
  }
}

extension Surroundings {
  fileprivate var neighbours: [Int] { [after, before].compactMap(\.self) }
}
