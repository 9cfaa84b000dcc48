/// Finds runs of bare names in sentences, as in "A, B, C and D would go on the board": they claim nothing
/// of what they name.
enum Enumeration {
  /// Marks the names of such runs as mentioned only.
  static func mark(_ tokens: inout [Token]) {
    for sentence in tokens.sentences {
      let pauses = sentence.count { tokens[$0].marks.contains(.pause) }
      if pauses >= fewest - 2 { mark(&tokens, in: sentence) }
    }
  }

  private static func mark(_ tokens: inout [Token], in sentence: Range<Int>) {
    let runs = runs(in: sentence, of: tokens)
    // Farther on in a sentence a list may well end a statement.
    guard let first = runs.first, first.count >= fewest,
      first[0].lowerBound <= sentence.lowerBound + 1,
      isSentence(sentence, tokens, besides: runs)
    else { return }
    // Where one run has so many, a shorter one beside it is of its kind.
    for run in runs where run.count >= fewest - 1 {
      for index in run.joined() { tokens[index].marks.insert(.mentioned) }
    }
  }

  /// The bare names that follow one another, run by run.
  private static func runs(in sentence: Range<Int>, of tokens: [Token]) -> [[Range<Int>]] {
    var runs: [[Range<Int>]] = []
    var run: [Range<Int>] = []
    for piece in SentencePieces.pieces(of: tokens, sentence, joinedBy: joints) {
      let name = bareName(piece, tokens, isFirst: run.isEmpty)
      if let name { run.append(name) }
      if name?.upperBound != piece.upperBound {
        runs.append(run)
        run = []
      }
    }
    return runs + [run]
  }

  /// The bare name a piece is; its end where it opens a run, its beginning where the sentence goes on.
  private static func bareName(
    _ piece: Range<Int>, _ tokens: [Token], isFirst: Bool
  ) -> Range<Int>? {
    var low = piece.lowerBound
    if isFirst, let lead = piece.last(where: { isOfSentence(tokens[$0]) }) {
      if piece.contains(where: { tokens[$0].stem == "be" }) { return nil }
      low = lead + 1
    }
    let high = (low..<piece.upperBound).first {
      isOfSentence(tokens[$0]) && tokens[$0].word != "of"
    }
    let name = low..<(high ?? piece.upperBound)
    guard !name.isEmpty, !isFirst || high == nil,
      tokens[name].writtenWords <= longest
    else { return nil }
    return SentencePieces.isOrder(tokens[name]) ? nil : name
  }

  /// Whether words that hold a sentence together stand outside the runs; notes and code have none.
  private static func isSentence(
    _ sentence: Range<Int>, _ tokens: [Token], besides runs: [[Range<Int>]]
  ) -> Bool {
    var inside = Set<Int>()
    for run in runs { inside.formUnion(run.joined()) }
    return sentence.count { isOfSentence(tokens[$0]) && !inside.contains($0) } >= 3
  }

  private static func isOfSentence(_ token: Token) -> Bool {
    token.isPlainWord
      && (token.marks.contains(.function) || ["not", "no", "never"].contains(token.word))
      && !PartOfSpeech.articles.contains(token.word)
  }

  private static let joints: WordSet = ["and", "or", "plus"]

  /// So many names make a run.
  private static let fewest = 4

  /// A name has no more words than this.
  private static let longest = 3
}
