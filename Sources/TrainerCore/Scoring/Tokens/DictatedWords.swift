/// Words that a dictation took apart: "u i kit", "update ui view", "dollar text", "context dot text".
enum DictatedWords {
  /// The tokens with pieces of identifiers put together again.
  static func joined(_ tokens: [Token], _ vocabulary: ItemVocabulary) -> [Token] {
    let spelled = joiningLetters(tokens)
    var result: [Token] = []
    result.reserveCapacity(spelled.count)
    var index = 0
    while index < spelled.count {
      if let (length, name) = identifier(in: spelled, from: index, vocabulary) {
        for token in spelled[index..<index + length] {
          var part = token
          part.identifier = name
          part.marks.remove(.function)
          result.append(part)
        }
        index += length
      } else {
        result.append(spelled[index])
        index += 1
      }
    }
    return result
  }

  private static let longestIdentifier = 6

  /// How many words from here on spell an identifier of the item.
  private static func identifier(
    in tokens: [Token], from start: Int, _ vocabulary: ItemVocabulary
  ) -> (length: Int, name: String)? {
    guard tokens[start].isWord, tokens[start].identifier == nil,
      vocabulary.mayBeginIdentifier(tokens[start].word)
    else { return nil }
    var joined = ""
    var best: (Int, String)?
    for end in start..<min(start + longestIdentifier, tokens.count) {
      guard tokens[end].isWord, tokens[end].identifier == nil else { break }
      joined += tokens[end].word
      if end > start, vocabulary.identifiers[joined] != nil { best = (end - start + 1, joined) }
    }
    return best
  }

  /// Letters spelled one by one make one word.
  private static func joiningLetters(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    result.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      var end = index
      while end < tokens.count, isLetter(tokens[end]), end - index < longestIdentifier { end += 1 }
      if end - index > 1 {
        let word = tokens[index..<end].map(\.word).joined()
        let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
        result.append(Token(word: word, stem: WordStem.of(word), range: range))
        index = end
      } else {
        result.append(tokens[index])
        index += 1
      }
    }
    return result
  }

  private static func isLetter(_ token: Token) -> Bool {
    token.isWord && token.identifier == nil && token.word.utf8.count == 1
      && token.word.utf8.allSatisfy(\.isASCIILetter)
  }
}
