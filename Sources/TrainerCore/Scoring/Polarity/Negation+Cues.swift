/// Words that deny what follows them, and their subject.
extension Negation {
  /// How far behind a cue a verb stands that makes something else of it: one of knowing or hindering,
  /// and one of leaving undone.
  private static let verbReach = 3
  private static let undoingReach = 2

  /// How far behind a cue it is taken back, as by "unless".
  private static let exceptionReach = 10

  private static let cues: WordSet = [
    "not", "no", "never", "nothing", "none", "neither", "nor", "nobody", "nowhere", "hardly",
    "nope", "zero", "seldom", "barely", "impossible", "unable",
  ]

  private static let feignedFollowers: WordSet = [
    "onli", "just", "doubt", "matter", "mere", "wonder", "surpris",
  ]

  private static let knowing: WordSet = [
    "know", "sure", "certain", "rememb", "understand", "idea",
  ]

  private static let undoing: WordSet = ["avoid", "forget", "skip", "miss", "omit", "neglect"]

  func isCue(_ index: Int) -> Bool {
    guard Self.cues.contains(tokens[index].word) else { return false }
    let token = tokens[index]
    guard token.isPlainWord, !token.marks.contains(.inPhrase),
      token.phraseMeanings.isEmpty, !token.marks.contains(.conditional)
    else { return false }
    // Who cannot wait wants it; who need not wait does not.
    if stem(index + 1) == "wait", ["can", "could"].contains(word(index - 1)) { return false }
    return !(["not", "no"].contains(token.word) && Self.feignedFollowers.contains(stem(index + 1)))
  }

  mutating func apply(cueAt cue: Int) {
    if let start = statement(turnedDownAt: cue) { return turnDown(from: start) }
    let rest = restOfSentence(behind: cue)
    if ["not", "no"].contains(word(cue)), rest.prefix(Self.verbReach).contains(where: isKnowing),
      word(cue - 1) != "does"
    {
      markDoubted(rest, from: cue)
      return
    }
    if let verb = rest.prefix(Self.verbReach).first(where: isHindering) {
      tokens[verb].marks.insert(.negated)
      return
    }
    if rest.contains(where: limitsNegation), !isNeedless(cue) { return }
    if rest.prefix(Self.undoingReach).contains(where: isUndoing) { return }
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
    let rest = tokens.stretch(of: Self.exceptionReach, behind: cue)
    let end = rest.first { tokens[$0].sentence != tokens[cue].sentence }
    return rest.lowerBound..<(end ?? rest.upperBound)
  }

  private func isKnowing(_ index: Int) -> Bool { Self.knowing.contains(stem(index)) }

  private static let hindering: WordSet = [
    "affect", "influenc", "impact", "hurt", "harm", "disturb", "bother", "interfer", "hinder",
    "prevent",
  ]

  /// What is not hindered goes on: "does not affect X" says nothing against X.
  private func isHindering(_ index: Int) -> Bool {
    // Who does not bother to do it does not do it.
    let isOmission =
      stem(index) == "bother" && (word(index + 1) == "to" || word(index + 1).hasSuffix("ing"))
    // What is not affected by it has nothing of it.
    let isSuffered = word(index + 1) == "by"
    return Self.hindering.contains(stem(index)) && tokens[index].isPlainWord
      && !isOmission && !isSuffered
  }

  private func isUndoing(_ index: Int) -> Bool {
    Self.undoing.contains(stem(index)) && word(index) != Self.absent
  }

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
}
