/// Finds phrases of the thesaurus, which mean something that their words do not.
enum PhraseReader {
  /// Words that may stand inside a phrase: put *it* back.
  private static let fillers: WordSet = [
    "it", "them", "this", "that", "the", "a", "an", "its", "their", "her", "him", "just", "also",
    "really", "your", "my",
  ]

  /// Tells each token which phrases begin at it, and which words are inside one.
  static func mark(_ tokens: inout [Token]) {
    let isFiller = tokens.map { fillers.contains($0.word) }
    for start in tokens.indices where tokens[start].isWord {
      for phrase in Thesaurus.standard.phrases(from: tokens[start].stem) {
        guard let last = end(of: phrase, in: tokens, from: start, isFiller) else { continue }
        tokens[start].phraseMeanings.append(phrase.meaning)
        for index in start + 1...last { tokens[index].marks.insert(.inPhrase) }
      }
    }
  }

  /// The place of a phrase's last word, or nil where the phrase does not stand here.
  private static func end(
    of phrase: Thesaurus.Phrase, in tokens: [Token], from start: Int, _ isFiller: [Bool]
  ) -> Int? {
    var index = start
    var skipped = 0
    for stem in phrase.stems.dropFirst() {
      index += 1
      while index < tokens.count, tokens[index].stem != stem, skipped < 2, tokens[index].isWord,
        isFiller[index]
      {
        index += 1
        skipped += 1
      }
      guard index < tokens.count, tokens[index].isWord, tokens[index].stem == stem else {
        return nil
      }
    }
    return index
  }
}
