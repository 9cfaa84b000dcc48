/// Who does a deed in an answer and what it is done to; things and deeds are given by their places.
extension AnswerReading {
  /// Whether something stands where who does a deed stands.
  func isDoer(_ thing: Int, of deed: Int) -> Bool {
    let (noun, verb) = (content[thing], content[deed])
    if VerbGroup.isPassive(verb, in: tokens) {
      return VerbGroup.isAgent(noun, of: verb, in: tokens)
    }
    return isSubject(noun, of: verb)
  }

  /// Whether something stands where what a deed is done to stands.
  func isTarget(_ thing: Int, of deed: Int) -> Bool {
    let (noun, verb) = (content[thing], content[deed])
    return VerbGroup.isPassive(verb, in: tokens)
      ? isSubject(noun, of: verb) : isObject(noun, of: verb)
  }

  /// Whether a word that may be done is done here.
  func isDeed(_ place: Int) -> Bool { VerbGroup.isDeed(content[place], in: tokens) }

  /// Whether a deed has an object of its own behind it.
  func hasObject(_ deed: Int) -> Bool {
    let verb = content[deed]
    for token in tokens[(verb + 1)...].prefix(4) where token.range != tokens[verb].range {
      if token.clause != tokens[verb].clause || VerbGroup.prepositions.contains(token.word) {
        return false
      }
      if token.marks.contains(.inPhrase) { continue }
      if VerbGroup.pronouns.contains(token.word) { return true }
      if token.isContent { return isName(token) }
    }
    return false
  }

  /// Who is said to do a deed.
  enum OwnDoer {
    case speaker
    case named(Token)
  }

  /// Who is said to do a deed, in its own clause and in the active.
  func ownDoer(of deed: Int) -> OwnDoer? {
    let verb = content[deed]
    if VerbGroup.isPassive(verb, in: tokens) { return nil }
    for index in (max(0, verb - 6)..<verb).reversed() {
      let token = tokens[index]
      guard token.clause == tokens[verb].clause else { return nil }
      if ["you", "we", "i"].contains(token.word) { return .speaker }
      if token.isPlainWord, token.marks.contains(.function) || VerbGroup.isAdverb(token) {
        guard isAuxiliary(token) else { return nil }
      } else if token.isWord, token.range != tokens[verb].range {
        guard isName(token), !VerbGroup.isIntroduced(index, in: tokens) else { return nil }
        return .named(token)
      }
    }
    return nil
  }

  /// Whether a subject lies beyond a pause or an "and" of its predicate, and another is named there.
  ///
  /// All are given by their places; `found` are those of the form's own words.
  func isApart(
    _ subject: Int, from predicate: Int, besides found: [Int]
  ) -> Bool {
    let (first, second) = (content[subject], content[predicate])
    let (low, high) = (min(first, second), max(first, second))
    guard low + 1 < high, (low + 1..<high).contains(where: isBorder) else { return false }
    for index in (max(0, second - Self.farthest)..<second).reversed() {
      let token = tokens[index]
      guard !isBorder(index) else { return false }
      if token.isPlainWord, Self.standIns.contains(token.word) { return false }
      if token.isContent, isName(token), !VerbGroup.isAdverb(token),
        !found.contains(where: { range(at: $0).lowerBound == token.range.lowerBound }),
        token.range != tokens[second].range, !VerbGroup.isIntroduced(index, in: tokens)
      {
        return true
      }
    }
    return false
  }

  private func isName(_ token: Token) -> Bool {
    token.identifier != nil || Thesaurus.standard.isThing(token.meanings)
  }

  private func isAuxiliary(_ token: Token) -> Bool {
    VerbGroup.auxiliaries.contains(token.word) || token.stem == "be" || VerbGroup.isAdverb(token)
      || ["to", "that", "which", "who"].contains(token.word)
  }

  /// Whether a new statement may begin here.
  private func isBorder(_ index: Int) -> Bool {
    let token = tokens[index]
    return !token.isWord || (token.isPlainWord && Self.joiners.contains(token.word))
      || (index > 0 && tokens[index - 1].clause != token.clause)
  }

  private static let joiners: WordSet = ["and", "or", "but", "while", "whereas", "so", "then"]
  private static let standIns: WordSet = [
    "it", "they", "that", "which", "who", "this", "these", "both",
  ]

  /// How far before a predicate its subject is looked for.
  private static let farthest = 16
}

// MARK: - Places

extension AnswerReading {
  /// Whether a thing is the nearest before a verb that no preposition ties to another.
  private func isSubject(_ noun: Int, of verb: Int) -> Bool {
    guard noun < verb, tokens[noun].clause == tokens[verb].clause, verb - noun <= 8,
      tokens[noun].range != tokens[verb].range, !VerbGroup.isIntroduced(noun, in: tokens)
    else { return false }
    return (noun + 1..<verb).allSatisfy { index in
      let token = tokens[index]
      if token.range == tokens[noun].range || token.range == tokens[verb].range { return true }
      if isAuxiliary(token) || VerbGroup.prepositions.contains(token.word)
        || PartOfSpeech.articles.contains(token.word)
      {
        return true
      }
      return token.isContent && VerbGroup.isIntroduced(index, in: tokens)
    }
  }

  /// Whether a thing is the first behind a verb, with nothing but articles and describing words between.
  private func isObject(_ noun: Int, of verb: Int) -> Bool {
    guard noun > verb, tokens[noun].clause == tokens[verb].clause, noun - verb <= 5,
      tokens[noun].range != tokens[verb].range
    else { return false }
    var others = 0
    for token in tokens[(verb + 1)..<noun]
    where token.range != tokens[noun].range && token.range != tokens[verb].range
      && !token.marks.contains(.inPhrase) && !PartOfSpeech.articles.contains(token.word)
      && !VerbGroup.determiners.contains(token.word) && !VerbGroup.adverbs.contains(token.word)
    {
      if token.marks.contains(.function) || token.identifier != nil { return false }
      others += 1
    }
    return others <= 1
  }
}
