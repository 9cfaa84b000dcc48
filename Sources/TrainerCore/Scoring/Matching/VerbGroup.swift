/// What stands around a deed: auxiliaries, prepositions, who does it and what it is done to.
///
/// A shallow reading by places and function words, inside one clause; all places are indices of tokens.
enum VerbGroup {
  /// How far before a deed its "is" stands, with adverbs between.
  private static let beingReach = 4

  /// Whether a word is in the passive: "is held", "gets held", "held by the view"; not "is holding".
  static func isPassive(_ deed: Int, in tokens: [Token]) -> Bool {
    if tokens[deed].word.hasSuffix("ing") {
      return deed > 0 && tokens[deed - 1].word == "being"
    }
    if deed + 1 < tokens.count, tokens[deed + 1].word == "by" { return true }
    var index = deed - 1
    while index >= 0, deed - index <= beingReach, tokens[index].clause == tokens[deed].clause {
      if ["be", "get"].contains(tokens[index].stem) { return true }
      guard isAdverb(tokens[index]) else { return false }
      index -= 1
    }
    return false
  }

  /// Whether a thing stands behind the "by" of a deed.
  static func isAgent(_ thing: Int, of deed: Int, in tokens: [Token]) -> Bool {
    thing > deed && tokens[thing].clause == tokens[deed].clause
      && preposition(before: thing, in: tokens) == "by"
  }

  /// Whether a preposition ties a thing to something else: "of the view", "in the loop".
  static func isIntroduced(_ thing: Int, in tokens: [Token]) -> Bool {
    preposition(before: thing, in: tokens) != nil
  }

  /// The preposition before a thing, with its article and one describing word between.
  static func preposition(before thing: Int, in tokens: [Token]) -> String? {
    var index = thing - 1
    var between = 0
    while index >= 0, tokens[index].clause == tokens[thing].clause, tokens[index].isWord {
      let token = tokens[index]
      if token.range == tokens[thing].range {
        index -= 1
        continue
      }
      if token.isPlainWord, prepositions.contains(token.word) { return token.word }
      if !PartOfSpeech.articles.contains(token.word) {
        if token.marks.contains(.function), !determiners.contains(token.word) { return nil }
        between += 1
        if between > 1 || isDeed(index, in: tokens) { return nil }
      }
      index -= 1
    }
    return nil
  }

  /// Whether a word that may be done is done here: behind a pronoun, an auxiliary or "to", behind a thing
  /// in whose number it is, or before a pronoun or an article; not behind an article or a preposition.
  static func isDeed(_ index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    guard token.isPlainWord, !token.marks.contains(.function),
      Thesaurus.standard.mayBeAction(token.meanings + token.phraseMeanings)
    else { return false }
    let isLed = index > 0 && tokens[index - 1].clause == token.clause
    let before = isLed ? tokens[index - 1].word : ""
    if PartOfSpeech.articles.contains(before) || determiners.contains(before) { return false }
    if leaders.contains(before) || auxiliaries.contains(before) { return true }
    if isLed, isInNumber(token, of: tokens[index - 1]), !isIntroduced(index - 1, in: tokens),
      !isDeed(index - 1, in: tokens)
    {
      return true
    }
    if prepositions.contains(before), !token.word.hasSuffix("ing") { return false }
    guard index + 1 < tokens.count, tokens[index + 1].clause == token.clause else { return false }
    let next = tokens[index + 1].word
    return PartOfSpeech.articles.contains(next) || pronouns.contains(next)
      || determiners.contains(next)
  }

  /// Whether a word that may be done is what a verb right behind it is told of: "the run loop keeps".
  static func isBeforeVerb(_ index: Int, in tokens: [Token]) -> Bool {
    guard index + 2 < tokens.count else { return false }
    let (noun, verb, next) = (tokens[index], tokens[index + 1], tokens[index + 2])
    return noun.isPlainWord && !noun.word.hasSuffix("s")
      && Thesaurus.standard.mayBeAction(noun.meanings)
      && verb.isPlainWord && verb.clause == noun.clause && verb.word.hasSuffix("s")
      && !verb.marks.contains(.function)
      && (Thesaurus.standard.mayBeAction(verb.meanings)
        || PartOfSpeech.articles.contains(next.word))
  }

  /// Whether a word is in the number of what stands before it, as a verb is: "a view owns", "views own".
  private static func isInNumber(_ deed: Token, of subject: Token) -> Bool {
    subject.isPlainWord && !subject.marks.contains(.function)
      && Thesaurus.standard.isThing(subject.meanings)
      && isPlural(subject.word) != deed.word.hasSuffix("s")
      && !deed.word.hasSuffix("ing") && !deed.word.hasSuffix("ed")
  }

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !word.hasSuffix("ss")
  }

  /// Whether a word says how or when something is done.
  static func isAdverb(_ token: Token) -> Bool {
    adverbs.contains(token.word) || token.word.hasSuffix("ly")
  }
}
