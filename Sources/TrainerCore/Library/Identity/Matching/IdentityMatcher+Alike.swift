extension IdentityMatcher {
  /// Matches items whose texts are the same, or alike enough, wherever they stand.
  mutating func matchAnywhere() {
    for round in 1...Self.rounds {
      let search = search(atLeast: Likeness.anywhere)
      take(search.same.compactMap { pair($0.old, $0.new, .same) })
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

  /// Items left whose texts are the same or alike.
  struct Search {
    var same: [(old: Int, new: Int)] = []
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
    let byText = numbersByText(olds)
    for new in presentLeft {
      reading.read(present[new].item.text)
      let same = byText[reading.sign] ?? []
      result.same += same.prefix(Self.looks).map { ($0, new) }
      let alike = index.search(reading.grams, atLeast: least)
      result.alike += alike.found.map { (olds[$0.text], new, $0.dice) }
      result.isCut = result.isCut || alike.isCut || same.count > Self.looks
    }
    return result
  }

  private func numbersByText(_ olds: [Int]) -> [UInt64: [Int]] {
    var numbers: [UInt64: [Int]] = [:]
    var reading = TextReading()
    for old in olds {
      reading.read(past[old].item.text)
      numbers[reading.sign, default: []].append(old)
    }
    return numbers
  }

  /// With many old items of one text, how many of them a new one is paired with.
  private static let looks = 24

  /// How often what is left is searched again where a search did not see all, as long as each time one
  /// in so many finds its match.
  private static let rounds = 4
  private static let worthwhile = 8
}
