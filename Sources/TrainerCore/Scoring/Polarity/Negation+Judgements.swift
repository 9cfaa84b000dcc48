/// Words that judge what stands before, comparisons, and verbs that deny what is done to.
extension Negation {
  /// How far before a judgement or a deed the "is" stands that ties it to its subject.
  private static let beingReach = 3

  /// How much of what stands before a judgement is judged.
  private static let judgedReach = 15

  /// How much of what stands behind a verb or a comparison is turned down, and how much of it in whatever
  /// clause: "instead" opens one of its own.
  private static let deniedReach = 7
  private static let nextReach = 2

  private static let blame: WordSet = [
    "mistake", "wrong", "bad", "overkill", "antipattern", "wasteful", "costly", "expensive",
    "heavy", "discouraged", "forbidden",
  ]

  private static let dismissals: WordSet = [
    "optional", "unnecessary", "pointless", "useless", "superfluous", "redundant", "needless",
  ]

  mutating func applyVerdictWord(at index: Int) {
    if let start = statement(turnedDownBy: index) { return turnDown(from: start) }
    let word = tokens[index].word
    if Self.blame.contains(word) {
      mark(before: index, clausesBack: 1) { $0.insert(.regretted) }
    } else if Self.dismissals.contains(word), isSaidOfSubject(index) {
      mark(before: index, clausesBack: 0) { $0.insert(.negated) }
    }
  }

  /// "is optional", "seems pointless"; not "make it optional".
  private func isSaidOfSubject(_ index: Int) -> Bool {
    tokens.stretch(of: Self.beingReach, before: index).contains {
      ["be", "seem", "becom", "look"].contains(tokens[$0].stem)
    }
  }

  private mutating func mark(
    before index: Int, clausesBack: Int, _ change: (inout Token.Marks) -> Void
  ) {
    var place = index - 1
    while place >= 0, place >= index - Self.judgedReach,
      tokens[place].sentence == tokens[index].sentence,
      tokens[place].clause >= tokens[index].clause - clausesBack
    {
      change(&tokens[place].marks)
      place -= 1
    }
  }

  private static let denyingVerbs: WordSet = [
    "ignor", "lack", "refus", "disregard", "overlook", "bypass", "reject",
  ]

  /// "ignores X", "X is ignored": X is denied.
  mutating func applyDenyingVerb(at index: Int) {
    guard Self.denyingVerbs.contains(tokens[index].stem) else { return }
    let token = tokens[index]
    guard token.isPlainWord, !token.marks.contains(.negated) else { return }
    let isPassive = tokens.stretch(of: Self.beingReach, before: index).contains {
      tokens[$0].clause == token.clause && ["be", "get"].contains(tokens[$0].stem)
    }
    if isPassive {
      mark(before: index, clausesBack: 0) { $0.insert(.negated) }
    } else {
      for place in tokens.stretch(of: Self.deniedReach, behind: index) {
        guard tokens[place].clause == token.clause else { break }
        tokens[place].marks.insert(.negated)
      }
    }
  }

  /// "instead of X", "rather than X", "avoid X", "not X but": X is turned down.
  mutating func applyComparison(at index: Int) {
    let pair = (word(index), word(index + 1))
    let isContrast =
      pair == ("instead", "of") || pair == ("rather", "than") || pair == ("better", "than")
      || pair == ("worse", "than") || pair == ("other", "than") || pair == ("away", "from")
    let isAvoidance = ["avoid", "prevent"].contains(tokens[index].stem)
    guard isContrast || isAvoidance, tokens[index].isWord else { return }
    let isDenied = tokens[index].marks.contains(.negated)
    for place in tokens.stretch(of: Self.deniedReach, behind: index) {
      guard tokens[place].clause == tokens[index].clause || place <= index + Self.nextReach else {
        break
      }
      if isAvoidance {
        tokens[place].marks.insert(.regretted)
      } else if !isDenied {
        tokens[place].marks.insert(.negated)
      }
    }
  }
}
