/// Who does a deed, by the words near it alone: for the order of two words of a form, and for the subject
/// of another idea.
///
/// `AnswerReading+Parties` asks the like of the grammar and is stricter: there only adverbs stand between
/// "is" and its verb, and what a preposition ties does nothing. A few answers are heard otherwise by it.
extension AnswerReading {
  /// How far before a verb its "is" stands, and how far behind it a preposition and its "by".
  private static let beingReach = 3
  private static let prepositionReach = 3
  private static let agentReach = 2

  /// How far before a verb who does it stands, and how far where the verb has an object too.
  private static let nearestReach = 5
  private static let actingReach = 3

  /// Whether a verb is in the passive, or stands where nobody need do it: "is held", "held by", "held in".
  func mayBePassive(_ deed: Int) -> Bool {
    let behind = tokens[tokens.stretch(of: Self.prepositionReach, behind: content[deed])]
    return isBehindBeing(deed)
      || behind.contains { ["by", "from", "through", "in"].contains($0.word) }
  }

  /// Whether who does it is named behind a verb: "held by the view".
  func mayNameAgent(behind deed: Int) -> Bool {
    let behind = tokens[tokens.stretch(of: Self.agentReach, behind: content[deed])]
    return isBehindBeing(deed) && behind.contains { $0.word == "by" }
  }

  private func isBehindBeing(_ deed: Int) -> Bool {
    tokens[tokens.stretch(of: Self.beingReach, before: content[deed])].contains {
      ["be", "get"].contains($0.stem)
    }
  }

  /// What stands right before a verb, with nothing but auxiliaries and qualities between; of a name
  /// its first word.
  func nearestDoer(of deed: Int) -> Token? {
    let verb = content[deed]
    for index in tokens.stretch(of: Self.nearestReach, before: verb).reversed() {
      let token = tokens[index]
      guard token.clause == tokens[verb].clause, token.isWord, token.range != tokens[verb].range
      else { return nil }
      if token.isPlainWord, token.marks.contains(.function) {
        guard Self.auxiliaries.contains(token.word) || token.stem == "be" else { return nil }
      } else if token.identifier != nil || mayDo(token) {
        var first = index
        while first > 0, tokens[first - 1].range == token.range { first -= 1 }
        return tokens[first]
      }
    }
    return nil
  }

  /// Whether a word may stand for who does something.
  private func mayDo(_ token: Token) -> Bool {
    let thesaurus = Thesaurus.standard
    return token.word != "not" && token.word != "never"
      && (thesaurus.isThing(token.meanings) || thesaurus.mayBeAction(token.meanings))
  }

  private static let auxiliaries: WordSet = [
    "does", "do", "did", "will", "would", "must", "should", "can", "could", "has", "have", "then",
    "also", "just", "only", "may", "that", "which", "always",
  ]

  /// Whether one thing does a deed to another: "X presents the Y", nothing but auxiliaries between.
  func does(_ doer: Int, _ deed: Int) -> Bool {
    let (first, verb) = (content[doer], content[deed])
    guard tokens[first].clause == tokens[verb].clause, first < verb,
      verb - first <= Self.actingReach,
      tokens[first].range != tokens[verb].range, !mayBePassive(deed),
      tokens[(first + 1)..<verb].allSatisfy({ Self.auxiliaries.contains($0.word) }),
      deed + 1 < content.count
    else { return false }
    let object = content[deed + 1]
    return tokens[object].clause == tokens[verb].clause
      && tokens[object].range != tokens[verb].range
      && tokens[(verb + 1)..<object].allSatisfy { PartOfSpeech.articles.contains($0.word) }
      && Thesaurus.standard.isThing(tokens[object].meanings)
  }
}
