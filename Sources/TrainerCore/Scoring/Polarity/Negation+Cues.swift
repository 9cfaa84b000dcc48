/// Words that deny what follows them, and their subject.
extension Negation {
  private static let cues: WordSet = [
    "not", "no", "never", "nothing", "none", "neither", "nor", "nobody", "nowhere", "hardly",
    "nope",
    "zero", "seldom", "barely", "impossible", "unable",
  ]

  private static let feignedFollowers: WordSet = [
    "onli", "just", "doubt", "matter", "wait", "mere", "wonder", "surpris",
  ]

  private static let knowing: WordSet = [
    "know", "sure", "certain", "rememb", "understand", "idea",
  ]
  private static let undoing: WordSet = ["avoid", "forget", "skip", "miss", "omit", "neglect"]
  private static let reach = 9

  func isCue(_ index: Int) -> Bool {
    guard Self.cues.contains(tokens[index].word) else { return false }
    let token = tokens[index]
    guard token.isPlainWord, !token.marks.contains(.inPhrase),
      token.phraseMeanings.isEmpty, !token.marks.contains(.conditional)
    else { return false }
    return !(["not", "no"].contains(token.word) && Self.feignedFollowers.contains(stem(index + 1)))
  }

  mutating func apply(cueAt cue: Int) {
    let rest = restOfSentence(behind: cue)
    if ["not", "no"].contains(word(cue)), rest.prefix(3).contains(where: isKnowing),
      word(cue - 1) != "does"
    {
      markDoubted(rest, from: cue)
      return
    }
    if let verb = rest.prefix(3).first(where: isHindering) {
      tokens[verb].marks.insert(.negated)
      return
    }
    if rest.contains(where: limitsNegation), !isNeedless(cue) { return }
    if rest.prefix(2).contains(where: isUndoing) { return }
    if word(cue) == "no", rest.isEmpty || !tokens[cue + 1].isWord { return }
    let scope = forwardScope(of: cue)
    let isWeak =
      word(cue) == "no"
      && !["need", "point", "reason", "use", "sens", "way"].contains(stem(cue + 1))
    let isRegretted = word(cue - 1) == "did"
    for index in scope {
      if word(cue) == "nor" {
        tokens[index].marks.insert(.negated)
      } else {
        tokens[index].marks.formSymmetricDifference(.negated)
      }
      if isWeak { tokens[index].marks.insert(.weaklyNegated) }
      if isRegretted { tokens[index].marks.insert(.regretted) }
    }
    markSubject(of: cue, isRegretted: isRegretted)
    markVerb(before: cue)
  }

  /// "shows nothing", "tells nobody": the verb is denied by its object.
  private mutating func markVerb(before cue: Int) {
    guard ["nothing", "nobody", "none"].contains(word(cue)), cue > 0 else { return }
    let verb = tokens[cue - 1]
    guard verb.isContent, verb.clause == tokens[cue].clause,
      Thesaurus.standard.mayBeAction(verb.meanings)
    else { return }
    tokens[cue - 1].marks.insert(.negated)
  }

  private func restOfSentence(behind cue: Int) -> Range<Int> {
    var end = cue + 1
    while end < tokens.count, end < cue + 11, tokens[end].sentence == tokens[cue].sentence {
      end += 1
    }
    return cue + 1..<end
  }

  private func isKnowing(_ index: Int) -> Bool { Self.knowing.contains(stem(index)) }
  private static let hindering: WordSet = [
    "affect", "influenc", "impact", "hurt", "harm", "disturb", "bother", "interfer", "hinder",
    "prevent",
  ]

  /// What is not hindered goes on: "does not affect X" says nothing against X.
  private func isHindering(_ index: Int) -> Bool {
    Self.hindering.contains(stem(index)) && tokens[index].isPlainWord
  }
  private func isUndoing(_ index: Int) -> Bool { Self.undoing.contains(stem(index)) }

  /// "not … unless", "not … until", "anything other than": the negation is taken back.
  private func limitsNegation(_ index: Int) -> Bool {
    if ["unless", "until", "except"].contains(word(index)) { return true }
    return ["other", "anything", "else"].contains(word(index))
      && ["than", "but"].contains(word(index + 1))
  }

  private mutating func markDoubted(_ rest: Range<Int>, from cue: Int) {
    for index in rest {
      let isOpen = ["whether", "if", "how", "why", "what"].contains(word(index))
      if isOpen || tokens[index].clause == tokens[cue].clause {
        tokens[index].marks.insert(.doubted)
      }
      if isOpen {
        for later in index..<rest.upperBound { tokens[later].marks.insert(.doubted) }
        return
      }
    }
  }

  private static let scopeEnds: WordSet = [
    "but", "until", "except", "unless", "without", "instead",
  ]
  private static let pronouns: WordSet = ["you", "we", "i", "they", "it", "he", "she"]
  private static let resuming: WordSet = ["it", "they", "he", "she"]
  private static let modals: WordSet = [
    "have", "has", "need", "needs", "should", "can", "could", "would", "must", "will", "do", "does",
    "did", "get", "gets", "just", "want", "is", "are", "was",
  ]

  private mutating func forwardScope(of cue: Int) -> [Int] {
    var scope: [Int] = []
    for index in cue + 1..<min(tokens.count, cue + Self.reach) {
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
    for index in max(0, cue - 7)...again where tokens[index].clause == tokens[cue].clause {
      tokens[index].marks.insert(.notAgain)
    }
    tokens[again].meanings.append(Thesaurus.standard.once)
  }

  private mutating func markSubject(of cue: Int, isRegretted: Bool) {
    guard ["not", "never"].contains(word(cue)) else { return }
    let isDismissal = dismisses(from: cue)
    var index = cue - 1
    while index >= 0, index > cue - (isDismissal ? 16 : 6),
      tokens[index].clause == tokens[cue].clause
    {
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
      && !["to"].contains(word(next + 1)) && !Self.pronouns.contains(word(cue - 2))
  }
}
