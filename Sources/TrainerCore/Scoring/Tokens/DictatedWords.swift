/// Words that a dictation took apart: "u i kit", "update ui view", "dollar text", "context dot text".
enum DictatedWords {
  /// Puts pieces of identifiers together again.
  static func join(_ tokens: inout [Token], _ vocabulary: ItemVocabulary) {
    tokens = joiningLetters(tokens)
    var index = 0
    while index < tokens.count {
      if let (length, name) = identifier(in: tokens, from: index, vocabulary) {
        for part in index..<index + length {
          tokens[part].identifier = name
          tokens[part].marks.remove(.function)
        }
        index += length
      } else {
        index += 1
      }
    }
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
    guard
      tokens.indices.dropFirst().contains(where: {
        isLetter(tokens[$0]) && isLetter(tokens[$0 - 1])
      })
    else { return tokens }
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
