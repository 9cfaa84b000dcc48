/// Who does a deed in an answer and what it is done to, by the grammar of its clause; things and deeds are
/// given by their places.
///
/// `AnswerReading+NearbyParties` asks the like by nearness alone.
extension AnswerReading {
  /// How far behind a deed its object begins, and how far before it who does it stands.
  private static let objectReach = 4
  private static let doerReach = 6

  /// How far before a predicate its subject is looked for.
  private static let subjectReach = 16

  /// Whether a deed is in the passive.
  func isPassive(_ deed: Int) -> Bool { VerbGroup.isPassive(content[deed], in: tokens) }

  /// Whether something stands where who does a deed stands.
  func isDoer(_ thing: Int, of deed: Int) -> Bool {
    let (noun, verb) = (content[thing], content[deed])
    return isPassive(deed)
      ? VerbGroup.isAgent(noun, of: verb, in: tokens)
      : VerbGroup.isSubject(noun, of: verb, in: tokens)
  }

  /// Whether something stands where what a deed is done to stands.
  func isTarget(_ thing: Int, of deed: Int) -> Bool {
    let (noun, verb) = (content[thing], content[deed])
    return isPassive(deed)
      ? VerbGroup.isSubject(noun, of: verb, in: tokens)
      : VerbGroup.isObject(noun, of: verb, in: tokens)
  }

  /// Whether a word that may be done is done here.
  func isDeed(_ place: Int) -> Bool { VerbGroup.isDeed(content[place], in: tokens) }

  /// Whether a deed has an object of its own behind it.
  func hasObject(_ deed: Int) -> Bool {
    let verb = content[deed]
    for token in tokens[tokens.stretch(of: Self.objectReach, behind: verb)]
    where token.range != tokens[verb].range {
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
    if isPassive(deed) { return nil }
    let verb = content[deed]
    for index in tokens.stretch(of: Self.doerReach, before: verb).reversed() {
      let token = tokens[index]
      guard token.clause == tokens[verb].clause else { return nil }
      if ["you", "we", "i"].contains(token.word) { return .speaker }
      if token.isPlainWord, token.marks.contains(.function) || VerbGroup.isAdverb(token) {
        guard VerbGroup.isAuxiliary(token) else { return nil }
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
    for index in tokens.stretch(of: Self.subjectReach, before: second).reversed() {
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
}
