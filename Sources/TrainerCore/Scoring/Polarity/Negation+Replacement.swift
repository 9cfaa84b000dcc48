/// What is kept from happening, and what gives way to something else: neither is claimed.
extension Negation {
  /// How far behind "keeps" its "from" stands, and how much behind that is kept from happening.
  private static let fromReach = 5
  private static let hinderedReach = 6

  /// How far behind "replace" its "by" stands.
  private static let byReach = 6

  /// How many words before an arrow or "becomes" give way: more of them are a statement.
  private static let mostReplaced = 2

  /// How many words name a place: "main thread".
  private static let wordsOfPlace = 2

  private static let hindrances: WordSet = [
    "stop", "keep", "hold", "hinder", "save", "protect", "guard", "block", "prohibit", "bar",
    "forbid", "deter", "discourag", "spare",
  ]

  /// "keeps it from growing": growing is kept from happening.
  mutating func applyHindrance(at index: Int) {
    guard Self.hindrances.contains(tokens[index].stem), tokens[index].isPlainWord,
      !tokens[index].marks.contains(.negated)
    else { return }
    let reach = tokens.stretch(of: Self.fromReach, behind: index)
    guard let from = reach.first(where: { tokens[$0].word == "from" }),
      tokens[from].clause == tokens[index].clause, word(from + 1).hasSuffix("ing")
    else { return }
    for place in tokens.stretch(of: Self.hinderedReach, behind: from) {
      guard tokens[place].clause == tokens[index].clause else { break }
      tokens[place].marks.insert(.regretted)
    }
  }

  private static let exchanges: WordSet = ["replac", "swap", "exchang", "substitut", "trade"]
  private static let turnings: WordSet = ["becom", "turn"]

  /// "replace Y by X", "Y becomes X", "Y → X", "from Y to X": Y is what was.
  mutating func applyReplacement(at index: Int) {
    if tokens[index].word == Token.arrow, !tokens[index].isWord {
      yield(pieceBefore(index))
    } else if Self.exchanges.contains(stem(index)), tokens[index].isPlainWord {
      let rest = tokens.stretch(of: Self.byReach, behind: index)
      guard let by = rest.first(where: { ["by", "with", "for"].contains(word($0)) }) else { return }
      yield(index + 1..<by)
    } else if Self.turnings.contains(stem(index)), tokens[index].isPlainWord {
      if stem(index) == "turn", word(index + 1) != "into" { return }
      yield(pieceBefore(index))
    }
  }

  /// The words of a clause right before a place, where they are few.
  private func pieceBefore(_ index: Int) -> Range<Int> {
    var start = index
    while start > 0, tokens[start - 1].isWord { start -= 1 }
    return tokens[start..<index].writtenWords <= Self.mostReplaced ? start..<index : index..<index
  }

  private mutating func yield(_ range: Range<Int>) {
    for index in range where tokens[index].isContent { tokens[index].marks.insert(.regretted) }
  }

  private static let mainPlaces: WordSet = ["main", "ui", "mainactor"]

  /// "off the main thread": not there.
  mutating func applyDistance(at index: Int) {
    guard word(index) == "off", tokens[index].isPlainWord else { return }
    let start = PartOfSpeech.articles.contains(word(index + 1)) ? index + 2 : index + 1
    guard Self.mainPlaces.contains(word(start)) else { return }
    for place in (start..<tokens.count).prefix(Self.wordsOfPlace)
    where tokens[place].clause == tokens[index].clause && !tokens[place].marks.contains(.function) {
      tokens[place].marks.formSymmetricDifference(.negated)
    }
  }
}
