/// What a "not" denies that stands right before a word of the form, and what blame of a deed does: both
/// count whatever most of the words found say.
extension Aligner {
  /// What follows from words that are denied by themselves; nil where there is none.
  ///
  /// "Does not end" denies that it ends; "ends, but not when the view goes" leaves open whether it ends.
  func stance(byDenialOf pairs: [Alignment.Pair]) -> Alignment.Stance? {
    let denied = pairs.filter { $0.fit == 1 && isDenied($0) && !isOfOtherClause($0, pairs) }
      .map(\.element)
    let predicates = pattern.roles.predicates
    if denied.contains(where: predicates.said.contains) { return .denies }
    return denied.contains(where: predicates.circumstances.contains) ? .blocks : nil
  }

  /// Whether a "not" is meant for a word that the form affirms.
  private func isDenied(_ pair: Alignment.Pair) -> Bool {
    let element = pattern.elements[pair.element]
    let marks = answer.marks(at: pair.place)
    return !element.isDenied && marks.contains(.negated) && !agrees(marks, with: element)
      && answer.isRightBehindNot(pair.place)
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
      let deed = pairs.pair(of: command.deed)
    else { return false }
    let marks = answer.marks(at: deed.place)
    return marks.contains(.regretted) && !marks.contains(.conditional)
      && !pattern.elements[command.deed].isRegretted
  }
}

extension AnswerReading {
  /// How far before a word its "not" may stand, with adverbs and an article between.
  private static let notReach = 4

  /// Whether a "not" or "never" stands before a word in its clause, and no other that it could deny between.
  func isRightBehindNot(_ place: Int) -> Bool {
    let word = token(at: place)
    if isLimited(behind: content[place]) { return false }
    for before in tokens[tokens.stretch(of: Self.notReach, before: content[place])].reversed() {
      guard before.clause == word.clause else { return false }
      if ["not", "never"].contains(before.word) { return true }
      if before.isContent, before.range != word.range, !VerbGroup.isAdverb(before) { return false }
    }
    return false
  }

  /// Whether an "only" or a "but" behind a word says where or when it is so after all: "not in A, only in B".
  private func isLimited(behind index: Int) -> Bool {
    tokens[index...].dropFirst().prefix { $0.sentence == tokens[index].sentence }
      .contains { $0.isPlainWord && ["only", "but", "just"].contains($0.word) }
  }
}
