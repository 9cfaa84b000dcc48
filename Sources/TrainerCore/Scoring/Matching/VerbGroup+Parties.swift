/// Who does a deed and what it is done to, by where they stand in its clause.
extension VerbGroup {
  /// How far before a verb its subject stands, and how far behind it its object.
  private static let subjectReach = 8
  private static let objectReach = 5

  /// How many words may describe an object.
  private static let mostDescribing = 1

  /// Whether a thing is the nearest before a verb that no preposition ties to another.
  static func isSubject(_ noun: Int, of verb: Int, in tokens: [Token]) -> Bool {
    guard noun < verb, tokens[noun].clause == tokens[verb].clause, verb - noun <= subjectReach,
      tokens[noun].range != tokens[verb].range, !isIntroduced(noun, in: tokens)
    else { return false }
    return (noun + 1..<verb).allSatisfy { index in
      let token = tokens[index]
      if token.range == tokens[noun].range || token.range == tokens[verb].range { return true }
      if isAuxiliary(token) || prepositions.contains(token.word)
        || PartOfSpeech.articles.contains(token.word)
      {
        return true
      }
      return token.isContent && isIntroduced(index, in: tokens)
    }
  }

  /// Whether a thing is the first behind a verb, with nothing but articles and describing words between.
  static func isObject(_ noun: Int, of verb: Int, in tokens: [Token]) -> Bool {
    guard noun > verb, tokens[noun].clause == tokens[verb].clause, noun - verb <= objectReach,
      tokens[noun].range != tokens[verb].range
    else { return false }
    var others = 0
    for token in tokens[(verb + 1)..<noun]
    where token.range != tokens[noun].range && token.range != tokens[verb].range
      && !token.marks.contains(.inPhrase) && !PartOfSpeech.articles.contains(token.word)
      && !determiners.contains(token.word) && !adverbs.contains(token.word)
    {
      if token.marks.contains(.function) || token.identifier != nil { return false }
      others += 1
    }
    return others <= mostDescribing
  }

  /// Whether a word may stand between a subject and its verb.
  static func isAuxiliary(_ token: Token) -> Bool {
    auxiliaries.contains(token.word) || token.stem == "be" || isAdverb(token)
      || ["to", "that", "which", "who"].contains(token.word)
  }
}
