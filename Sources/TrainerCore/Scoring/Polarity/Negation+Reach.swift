/// How far a denial reaches where its cue alone does not tell.
extension Negation {
  /// How far before "no effect" stands what has none.
  private static let effectlessReach = 16

  /// How far behind a cue the "to" of "have to" stands.
  private static let needReach = 5

  private static let effects: WordSet = [
    "effect", "place", "role", "influence", "impact", "say", "part", "bearing", "business",
    "meaning", "use", "purpose", "help", "power", "consequence",
  ]

  private static let having: WordSet = [
    "have", "has", "had", "having", "play", "plays", "of", "make", "makes",
  ]

  /// What something is said not to be that is then turned down.
  private static let ways: WordSet = [
    "good", "use", "help", "answer", "solution", "option", "alternative", "substitute", "reason",
  ]

  /// "has no effect", "plays no part", "is no help": what stands before in the clause is denied.
  mutating func markEffectless(before cue: Int) {
    guard word(cue) == "no",
      Self.having.contains(word(cue - 1)) && Self.effects.contains(word(cue + 1))
        || stem(cue - 1) == "be" && Self.ways.contains(word(cue + 1))
    else { return }
    for index in tokens.stretch(of: Self.effectlessReach, before: cue).dropLast().reversed() {
      guard tokens[index].clause == tokens[cue].clause else { return }
      if tokens[index].isContent { tokens[index].marks.insert(.negated) }
    }
  }

  /// "need not be X except there", "do not have to": of all else X is denied.
  func isNeedless(_ cue: Int) -> Bool {
    if ["need", "needs"].contains(word(cue - 1)) { return true }
    let to = tokens.stretch(of: Self.needReach, behind: cue).first { word($0) == "to" }
    return to.map { ["have", "has", "need"].contains(word($0 - 1)) } ?? false
  }

  /// "not because X": the reason is denied, though a clause of its own.
  func isDeniedReason(_ index: Int, of cue: Int) -> Bool {
    word(cue) == "not" && word(cue + 1) == "because"
      && tokens[index].clause == tokens[cue].clause + 1
  }
}
