/// The stretches of a sentence between pauses and words such as "and".
enum SentencePieces {
  /// The stretches between what is no word and the words that join, as ranges of the tokens.
  static func pieces(
    of tokens: [Token], _ sentence: Range<Int>, joinedBy joints: WordSet
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = sentence.lowerBound
    for index in sentence
    where !tokens[index].isWord
      || (tokens[index].isPlainWord && joints.contains(tokens[index].word))
    {
      if start < index { pieces.append(start..<index) }
      start = index + 1
    }
    if start < sentence.upperBound { pieces.append(start..<sentence.upperBound) }
    return pieces
  }

  /// Whether a piece tells of something to be done: "pin the edges", but not "capture lists" or "run loop
  /// retention".
  static func isOrder(_ piece: ArraySlice<Token>) -> Bool {
    guard piece.count > 1, let first = piece.first, first.isPlainWord else { return false }
    return !first.word.hasSuffix("ion") && !first.word.hasSuffix("ing")
      && Thesaurus.standard.mayBeAction(first.meanings + first.phraseMeanings)
  }
}
