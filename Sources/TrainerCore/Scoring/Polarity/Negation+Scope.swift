/// How far a cue reaches, forward and back to its subject.
extension Negation {
  /// How many words behind a cue it denies at most.
  private static let reach = 8

  /// How far before a cue its subject is denied, and all of a statement that it dismisses.
  private static let subjectReach = 5
  private static let dismissedReach = 15

  /// How far before a cue stands what is "not … again".
  private static let againReach = 7

  private static let scopeEnds: WordSet = [
    "but", "until", "except", "unless", "without", "instead",
  ]
  private static let pronouns: WordSet = ["you", "we", "i", "they", "it", "he", "she"]
  private static let resuming: WordSet = ["it", "they", "he", "she"]
  private static let modals: WordSet = [
    "have", "has", "need", "needs", "should", "can", "could", "would", "must", "will", "do", "does",
    "did", "get", "gets", "just", "want", "is", "are", "was",
  ]

  /// The words behind a cue that it denies.
  mutating func forwardScope(of cue: Int) -> [Int] {
    var scope: [Int] = []
    for index in tokens.stretch(of: Self.reach, behind: cue) {
      let token = tokens[index]
      guard token.clause == tokens[cue].clause || isDeniedReason(index, of: cue),
        !Self.scopeEnds.contains(token.word)
      else { break }
      if Self.pronouns.contains(token.word), index > cue + 1, Self.modals.contains(word(index + 1))
      {
        break
      }
      if token.word == "again", index > cue + 1 {
        markNotAgain(scope, cue: cue, at: index)
        scope.append(index)
        break
      }
      scope.append(index)
    }
    return scope
  }

  /// "is not called again": what stands before was done once.
  private mutating func markNotAgain(_ scope: [Int], cue: Int, at again: Int) {
    for index in max(0, cue - Self.againReach)...again
    where tokens[index].clause == tokens[cue].clause {
      tokens[index].marks.insert(.notAgain)
    }
    tokens[again].meanings += Thesaurus.standard.once
  }

  /// Denies what stands before "not" and "never", as far as it is their subject.
  mutating func markSubject(of cue: Int, isRegretted: Bool) {
    guard ["not", "never"].contains(word(cue)) else { return }
    let isDismissal = dismisses(from: cue)
    let reach = isDismissal ? Self.dismissedReach : Self.subjectReach
    var index = cue - 1
    while index >= 0, index >= cue - reach, tokens[index].clause == tokens[cue].clause {
      if !isDismissal, ["and", "or"].contains(word(index)) { break }
      // "it has X it is not Y": the pronoun is the subject, what stands before it is not.
      if !isDismissal, Self.resuming.contains(word(index)) { break }
      if isDismissal || !tokens[index].marks.contains(.function)
        || !tokens[index].phraseMeanings.isEmpty
      {
        tokens[index].marks.insert(.negated)
        if isRegretted { tokens[index].marks.insert(.regretted) }
      }
      index -= 1
    }
  }

  /// "is not needed", "does not matter": all that stands before is denied.
  private func dismisses(from cue: Int) -> Bool {
    var next = cue + 1
    if ["really", "strictly", "even", "actually"].contains(word(next)) { next += 1 }
    return ["need", "requir", "matter", "necessari", "work", "help"].contains(stem(next))
      && word(next + 1) != "to" && !Self.pronouns.contains(word(cue - 2))
  }
}
