/// Finds which deletion of a changed cloze goes on with which one that it had.
///
/// Equal names are the same deletion. Of the others those are matched whose hidden texts are alike,
/// then those at the same position between matched ones, then by position among all that are left.
struct DeletionMatcher {
  private let old: [PastDeletion]
  private let new: [PastDeletion]

  /// By the place of an old deletion: the place of the new one.
  private var newByOld: [Int?]
  private var isTaken: [Bool]

  /// `own` are the parts of the new text that have a history of their own.
  init(old: [PastDeletion], new: [PastDeletion], own: Set<String>) {
    self.old = old
    self.new = new
    newByOld = Array(repeating: nil, count: old.count)
    isTaken = new.map { own.contains($0.part) }
    matchNames()
    matchHidden()
    matchPositions(oldGaps, newGaps)
    matchPositions(old.map { _ in .anywhere }, new.map { _ in .anywhere })
  }

  /// The names of deletions that are called otherwise now, in the order of the old text.
  var renames: [(old: String, new: String)] {
    old.indices.compactMap { place in
      guard let found = newByOld[place], old[place].part != new[found].part else { return nil }
      return (old[place].part, new[found].part)
    }
  }

  private mutating func match(_ place: Int, _ found: Int) {
    newByOld[place] = found
    isTaken[found] = true
  }

  private mutating func matchNames() {
    let places = Dictionary(
      zip(new.map(\.part), new.indices), uniquingKeysWith: { first, _ in first })
    for place in old.indices {
      if let found = places[old[place].part] { match(place, found) }
    }
  }

  private mutating func matchHidden() {
    let (olds, news) = (oldLeft, newLeft)
    if olds.count * news.count > Self.comparisons { return }
    let others = news.map { Wording(of: new[$0].hidden) }
    var pairs: [(likeness: Likeness, old: Int, new: Int)] = []
    for place in olds {
      let wording = Wording(of: old[place].hidden)
      for (found, other) in zip(news, others) {
        let likeness = wording.likeness(to: other)
        if likeness.dice >= Likeness.inPlace { pairs.append((likeness, place, found)) }
      }
    }
    for pair in pairs.sorted(by: {
      $0.likeness == $1.likeness ? ($0.old, $0.new) < ($1.old, $1.new) : $0.likeness > $1.likeness
    }) where newByOld[pair.old] == nil && !isTaken[pair.new] {
      match(pair.old, pair.new)
    }
  }

  /// With more pairs than this, of a text that no person wrote, position alone decides.
  private static let comparisons = 10_000

  private var oldLeft: [Int] { old.indices.filter { newByOld[$0] == nil } }
  private var newLeft: [Int] { new.indices.filter { !isTaken[$0] } }

  /// Matches, between the same neighbours, the first old one with the first new one and so on.
  private mutating func matchPositions(_ oldGaps: [Gap], _ newGaps: [Gap]) {
    var free: [Gap: [Int]] = [:]
    for found in newLeft.reversed() { free[newGaps[found], default: []].append(found) }
    for place in oldLeft {
      if let found = free[oldGaps[place]]?.popLast() { match(place, found) }
    }
  }
}

/// Between which matched deletions one stands, by their places in the new text.
private struct Gap: Hashable {
  var after: Int?
  var before: Int?

  static let anywhere = Gap()

  /// The gaps of deletions of which some are matched.
  static func all(_ matches: [Int?]) -> [Gap] {
    var gaps = matches.map { _ in Gap() }
    var last: Int?
    for place in matches.indices {
      gaps[place].after = last
      last = matches[place] ?? last
    }
    last = nil
    for place in matches.indices.reversed() {
      gaps[place].before = last
      last = matches[place] ?? last
    }
    return gaps
  }
}

extension DeletionMatcher {
  private var oldGaps: [Gap] { Gap.all(newByOld) }

  private var newGaps: [Gap] {
    let matched = Set(newByOld.compactMap(\.self))
    return Gap.all(new.indices.map { matched.contains($0) ? $0 : nil })
  }
}
