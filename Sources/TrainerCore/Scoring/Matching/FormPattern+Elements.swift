/// What the words of a form ask for.
extension FormPattern {
  /// What the tokens of a stretch ask for.
  static func elements(
    of tokens: [Token], in step: Int, _ reading: FormReading, _ information: Information
  ) -> [FormElement] {
    contentPlaces(in: tokens).map { index in
      let token = tokens[index]
      let isPhrase = !token.phraseMeanings.isEmpty
      let part = PartOfSpeech(of: tokens, at: index)
      return FormElement(
        stems: isPhrase ? [] : [token.stem],
        meanings: isPhrase ? token.phraseMeanings : token.meanings,
        prefix: reading.prefixes.contains(token.word) ? token.word : nil,
        identifier: token.identifier,
        isDenied: token.marks.contains(.negated) || isLeftOut(token, tokens),
        isRegretted: token.marks.contains(.regretted),
        isAction: part == .action, isThing: part == .thing,
        isTelling: (isPhrase || !FunctionWords.areLight(token.stem)) && !information.isGiven(token),
        isGiven: information.isGiven(token), isShared: information.isShared(token),
        weight: information.weight(of: token), step: step)
    }
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

  /// What excludes an element: of a deed only other deeds.
  static func opposites(of element: FormElement) -> [Thesaurus.Meaning] {
    let meanings =
      element.isAction
      ? element.meanings.filter { Thesaurus.standard.mayBeAction([$0]) } : element.meanings
    return Set(meanings.flatMap(Thesaurus.standard.opposites)).sorted()
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

  static let negations = denials.union(["avoid", "without", "="])
}
