/// What turns down a whole statement: "it is not the case that", "I do not think", "X? No".
extension Negation {
  /// Where the statement begins that is turned down by a "not" or "never"; nil where it denies a word.
  func statement(turnedDownAt cue: Int) -> Int? {
    guard ["not", "never"].contains(word(cue)) else { return nil }
    if Self.opinions.contains(word(cue + 1)) { return behindThat(cue + 2) }
    var next = cue + 1
    while Self.fillers.contains(word(next)) { next += 1 }
    guard Self.truths.contains(word(next)), word(next + 1) == "that" else { return nil }
    return next + 2
  }

  /// The same for a word that does so by itself: "it is wrong to say that", "it is false that".
  func statement(turnedDownBy index: Int) -> Int? {
    guard Self.untruths.contains(word(index)), tokens[index].isPlainWord else { return nil }
    if word(index + 1) == "that" { return index + 2 }
    guard word(index + 1) == "to", Self.opinions.contains(word(index + 2)) else { return nil }
    return behindThat(index + 3)
  }

  /// Denies all that a statement says, and takes back what it denies itself.
  mutating func turnDown(from start: Int) {
    var index = start
    while index < tokens.count, tokens[index].sentence == tokens[start].sentence,
      !Self.turns.contains(tokens[index].word), index == start || !opensStatement(index)
    {
      tokens[index].marks.formSymmetricDifference(.negated)
      index += 1
    }
  }

  /// Whether the speaker goes on behind a pause: "I don't think it is made anew, it is kept".
  private func opensStatement(_ index: Int) -> Bool {
    !tokens[index].isWord && Self.beginnings.contains(word(index + 1))
  }

  /// "Is it made anew? No": what was asked is denied.
  mutating func turnDownQuestions() {
    for index in tokens.indices.dropLast()
    where tokens[index].word == Token.questionMark && Self.refusals.contains(word(index + 1)) {
      var start = index
      while start > 0, tokens[start - 1].marks.contains(.asked) { start -= 1 }
      for place in start..<index { tokens[place].marks.formSymmetricDifference(.negated) }
    }
  }

  /// Where a statement begins behind a verb, with "that" or without; nil where nothing follows.
  private func behindThat(_ index: Int) -> Int? {
    guard index < tokens.count, tokens[index].isWord else { return nil }
    return word(index) == "that" ? index + 1 : index
  }

  /// What is done with a statement by who does, or does not, hold it.
  private static let opinions: WordSet = [
    "think", "believe", "say", "claim", "assume", "suppose", "expect", "imagine", "conclude",
  ]

  /// What may stand between a "not" and what a statement is not.
  private static let fillers: WordSet = ["the", "a", "really", "quite", "always", "even"]

  /// What a statement is not that is turned down: "not true that".
  private static let truths: WordSet = ["case", "true", "correct", "right", "so", "fact", "given"]

  /// What a statement is that is turned down: "false that".
  private static let untruths: WordSet = [
    "wrong", "false", "incorrect", "untrue", "mistaken", "inaccurate", "nonsense",
  ]

  /// Words behind which the speaker's own statement follows.
  private static let beginnings: WordSet = [
    "it", "they", "you", "we", "i", "he", "she", "there", "this", "that", "in", "then", "and",
    "swiftui",
    "uikit",
  ]

  private static let turns: WordSet = [
    "but", "because", "since", "however", "instead", "rather", "although", "though",
  ]

  /// Answers to a question that deny what it asks.
  private static let refusals: WordSet = ["no", "nope", "never", "hardly"]
}
