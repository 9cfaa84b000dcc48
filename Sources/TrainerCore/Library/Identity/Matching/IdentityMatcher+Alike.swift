extension IdentityMatcher {
  /// Matches items whose texts are the same, or alike enough, wherever they stand.
  mutating func matchAnywhere() {
    for round in 1...Self.rounds {
      let search = search(atLeast: Likeness.anywhere)
      take(search.same.values.flatMap(pairs(of:)))
      let left = pastLeft.count
      let taken = take(pairs(of: search)).count
      if !search.isCut || taken * Self.worthwhile < left || round == Self.rounds { return }
    }
  }

  /// The pairs of items left among those that a search found to be alike.
  func pairs(of search: Search) -> [ItemPair] {
    search.alike.compactMap {
      pair($0.old, $0.new, Likeness(dice: $0.dice, isSameText: false))
    }
  }

  /// The pairs of items with one text: all, or where they are many each old one with one new one.
  private func pairs(of same: SameText) -> [ItemPair] {
    let (olds, news) = (same.olds, same.news)
    if olds.count * news.count > Self.comparisons {
      return zip(olds, news).compactMap { pair($0, $1, .same) }
    }
    return news.flatMap { new in olds.compactMap { pair($0, new, .same) } }
  }

  /// Items that have one text.
  struct SameText {
    var olds: [Int] = []
    var news: [Int] = []
  }

  /// Items left whose texts are the same or alike.
  struct Search {
    /// By the sign of the text.
    var same: [UInt64: SameText] = [:]
    var alike: [(old: Int, new: Int, dice: Double)] = []

    /// Whether there may be more.
    var isCut = false
  }

  func search(atLeast least: Double) -> Search {
    let olds = pastLeft
    var index = LikenessIndex(olds.lazy.map { past[$0].item.text })
    var result = Search()
    if olds.isEmpty { return result }
    var reading = TextReading()
    for old in olds {
      reading.read(past[old].item.text)
      result.same[reading.sign, default: SameText()].olds.append(old)
    }
    for new in presentLeft {
      reading.read(present[new].item.text)
      result.same[reading.sign]?.news.append(new)
      let alike = index.search(reading.grams, atLeast: least)
      result.alike += alike.found.map { (olds[$0.text], new, $0.dice) }
      result.isCut = result.isCut || alike.isCut
    }
    return result
  }

  /// With more pairs of one text than this, only as many are looked at as there are items.
  private static let comparisons = 1000

  /// How often what is left is searched again where a search did not see all, as long as each time one
  /// in so many finds its match.
  private static let rounds = 4
  private static let worthwhile = 8
}
