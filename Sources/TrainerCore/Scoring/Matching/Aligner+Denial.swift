/// Whether a word found is denied by itself, whatever is said around it: "does not end before X runs".
extension Aligner {
  /// What follows from a "not" right before a word of the form; nil where there is none.
  func stance(byDenialOf pairs: [Alignment.Pair]) -> Alignment.Stance? {
    var stance: Alignment.Stance?
    for pair in pairs where pair.fit == 1 && isDeniedItself(pair) && !isOfOtherClause(pair, pairs) {
      if pattern.roles.predicates.said.contains(pair.element) { return .denies }
      if pattern.roles.predicates.circumstances.contains(pair.element) { stance = .blocks }
    }
    return stance
  }

  private func isDeniedItself(_ pair: Alignment.Pair) -> Bool {
    let element = pattern.elements[pair.element]
    let marks = answer.marks(at: pair.place)
    return !element.isDenied && !agrees(marks, with: element) && marks.contains(.negated)
      && answer.isDeniedItself(pair.place)
  }

  /// Whether a thing is denied and all the rest is said in other clauses: "not X, because Y".
  private func isOfOtherClause(_ pair: Alignment.Pair, _ pairs: [Alignment.Pair]) -> Bool {
    let element = pattern.elements[pair.element]
    guard element.isThing, !element.isAction else { return false }
    let clause = answer.clause(at: pair.place)
    return !pairs.contains { $0.place != pair.place && answer.clause(at: $0.place) == clause }
  }

  /// Whether what the form asks to do is said to be wrong to do.
  func isDiscouraged(_ pairs: [Alignment.Pair]) -> Bool {
    guard let command = pattern.roles.command,
      let deed = pairs.first(where: { $0.element == command.deed })
    else { return false }
    let marks = answer.marks(at: deed.place)
    return marks.contains(.regretted) && !marks.contains(.conditional)
      && !pattern.elements[command.deed].isRegretted
  }
}

extension AnswerReading {
  /// Whether a word is the first that a "not" or "never" before it denies.
  func isDeniedItself(_ place: Int) -> Bool {
    let index = content[place]
    if isLimited(behind: index) { return false }
    for before in tokens[max(0, index - Self.farthestCue)..<index].reversed() {
      guard before.clause == tokens[index].clause else { return false }
      if ["not", "never"].contains(before.word) { return true }
      if before.isContent, before.range != tokens[index].range, !VerbGroup.isAdverb(before) {
        return false
      }
    }
    return false
  }

  /// Whether an "only" or a "but" behind a word says where or when it is so after all: "not in A, only in B".
  private func isLimited(behind index: Int) -> Bool {
    tokens[index...].dropFirst().prefix { $0.sentence == tokens[index].sentence }
      .contains { $0.isPlainWord && ["only", "but", "just"].contains($0.word) }
  }

  /// How far before a word what denies it may stand, with adverbs and an article between.
  private static let farthestCue = 4
}
