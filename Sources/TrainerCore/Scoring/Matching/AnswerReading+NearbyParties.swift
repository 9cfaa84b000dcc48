/// Who does what in an answer, as far as the words around a verb tell.
extension AnswerReading {
  /// Whether a verb is in the passive, or stands where nobody does it: "is held", "held by", "to hold".
  func isPassive(at place: Int) -> Bool {
    let index = content[place]
    for neighbour in tokens[max(0, index - 3)..<index]
    where neighbour.stem == "be" || neighbour.stem == "get" {
      return true
    }
    return tokens[index...].dropFirst().prefix(3).contains {
      ["by", "from", "through", "in"].contains($0.word)
    }
  }

  /// Whether who does it is named behind a verb: "held by the view".
  func hasAgent(behind place: Int) -> Bool {
    let index = content[place]
    return tokens[index...].dropFirst().prefix(2).contains { $0.word == "by" }
      && tokens[max(0, index - 3)..<index].contains { $0.stem == "be" || $0.stem == "get" }
  }

  /// What stands right before a verb, with nothing but auxiliaries and qualities between; of a name
  /// its first word.
  func doer(of place: Int) -> Token? {
    let verb = content[place]
    for index in (max(0, verb - Self.farthestDoer)..<verb).reversed() {
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

  private static let farthestDoer = 5

  private static let auxiliaries: WordSet = [
    "does", "do", "did", "will", "would", "must", "should", "can", "could", "has", "have", "then",
    "also", "just", "only", "may", "that", "which", "always",
  ]

  /// Whether one thing does a deed to another: "X presents the Y", nothing but auxiliaries between.
  func does(_ doer: Int, _ deed: Int) -> Bool {
    let (first, verb) = (content[doer], content[deed])
    guard tokens[first].clause == tokens[verb].clause, first < verb, verb - first <= 3,
      tokens[first].range != tokens[verb].range, !isPassive(at: deed),
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
