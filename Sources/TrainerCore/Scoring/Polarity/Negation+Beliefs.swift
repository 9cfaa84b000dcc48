/// What others are said to think, and what is left open.
extension Negation {
  /// How far before "is a myth" stands what is one.
  private static let mythReach = 16

  /// Marks what a sentence reports as a belief that it does not share, as "people think X" and "X is a
  /// myth" do, and what it leaves open, as "whether X or Y" does.
  mutating func markBeliefs() {
    for index in tokens.indices where Self.telling.contains(tokens[index].word) {
      if isBelief(index) || isOpenChoice(index) { markDoubt(from: index + 1) }
      if Self.myths.contains(tokens[index].stem) { markMyth(at: index) }
    }
  }

  /// All words that one of them begins with.
  private static let telling = thoughts.union(pastThoughts).union([
    "whether", "myth", "myths", "misconception", "misconceptions", "misunderstanding", "fallacy",
  ])

  private static let myths = WordSet(
    ["myth", "misconception", "misunderstanding", "fallacy"].map(WordStem.of))

  private static let thoughts: WordSet = [
    "think", "believe", "assume", "expect", "say", "claim", "suppose", "imagine", "guess",
  ]

  private static let pastThoughts: WordSet = [
    "thought", "believed", "assumed", "expected", "supposed", "imagined", "figured",
  ]

  private static let crowd: WordSet = [
    "people", "many", "most", "some", "everybody", "everyone", "others", "beginners", "developers",
    "somebody", "colleagues", "tutorials",
  ]

  private static let thinkers: WordSet = crowd.union([
    "i", "we", "he", "she", "they", "always", "have",
  ])

  /// "people think", "you would expect", "I thought", "one might assume".
  private func isBelief(_ index: Int) -> Bool {
    let before = word(index - 1)
    if Self.pastThoughts.contains(word(index)) { return Self.thinkers.contains(before) }
    guard Self.thoughts.contains(word(index)) else { return false }
    return Self.crowd.contains(before)
      || (["would", "might", "could", "may"].contains(before)
        && ["you", "one"].contains(word(index - 2)))
  }

  /// "whether you copy or move, it is the same": neither is said; but "check whether it moved".
  private func isOpenChoice(_ index: Int) -> Bool {
    guard word(index) == "whether" else { return false }
    let opens =
      index == 0 || !tokens[index - 1].isWord
      || tokens[index - 1].sentence != tokens[index].sentence
    return opens || ["matter", "matters"].contains(word(index - 1))
  }

  private static let turns: WordSet = ["but", "however", "actually", "yet", "although"]

  /// Marks the rest of the thought, up to where the speaker's own begins.
  private mutating func markDoubt(from start: Int) {
    var index = start
    while index < tokens.count, tokens[index].sentence == tokens[start].sentence,
      tokens[index].isWord, !Self.turns.contains(tokens[index].word)
    {
      tokens[index].marks.insert(.doubted)
      index += 1
    }
  }

  /// "it is a myth that X" and "X is a myth".
  private mutating func markMyth(at index: Int) {
    if ["that", "to"].contains(word(index + 1)) { return markDoubt(from: index + 1) }
    for place in tokens.stretch(of: Self.mythReach, before: index).reversed()
    where tokens[place].sentence == tokens[index].sentence {
      tokens[place].marks.insert(.doubted)
    }
  }
}
