/// Which words of a form are asked for, and as what.
extension FormWords {
  /// What a word of a stretch asks for.
  static func element(
    at place: Int, of tokens: [Token], in step: Int, _ reading: FormReading,
    _ information: Information
  ) -> FormElement {
    let token = tokens[place]
    let isPhrase = !token.phraseMeanings.isEmpty
    let part = PartOfSpeech(of: tokens, at: place)
    return FormElement(
      stems: isPhrase ? [] : [token.stem],
      meanings: isPhrase ? token.phraseMeanings : token.meanings,
      prefix: reading.prefixes.contains(token.word) ? token.word : nil,
      identifier: token.identifier,
      isDenied: reading.isNegated || token.marks.contains(.negated) || isLeftOut(token, tokens),
      isRegretted: token.marks.contains(.regretted),
      isAction: part == .action, isThing: part == .thing,
      isTelling: (isPhrase || !FunctionWords.areLight(token.stem)) && !information.isGiven(token),
      isGiven: information.isGiven(token), isShared: information.isShared(token),
      weight: information.weight(of: token), step: step)
  }

  /// The places of the words that are asked for.
  static func contentPlaces(in tokens: [Token]) -> [Int] {
    let words = tokens.indices.filter { index in
      let token = tokens[index]
      return token.isWord && (!negations.contains(token.word) || !token.phraseMeanings.isEmpty)
    }
    let content = words.filter { index in
      let token = tokens[index]
      return token.isContent && (!token.marks.contains(.inPhrase) || !token.phraseMeanings.isEmpty)
    }
    return content.isEmpty ? words : content
  }

  /// Whether "without" stands before a word in its clause.
  ///
  /// "Without X it does Y" leaves out X, not Y.
  private static func isLeftOut(_ token: Token, _ tokens: [Token]) -> Bool {
    guard token.marks.contains(.conditional) else { return false }
    let before = tokens.prefix { $0.range.lowerBound < token.range.lowerBound }
      .filter { $0.clause == token.clause }
    guard let without = before.lastIndex(where: { $0.word == "without" }) else { return false }
    return !before[without...].contains { subjects.contains($0.word) }
  }

  private static let subjects: WordSet = ["it", "they", "you", "we", "he", "she", "i"]

  /// Words that deny the predicate itself.
  static let denials: WordSet = [
    "not", "no", "never", "nothing", "none", "neither", "nor", "nobody",
  ]

  /// Words that are not asked for: that something is not so may be said in many ways.
  static let negations = denials.union(["avoid", "without", "="])
}
