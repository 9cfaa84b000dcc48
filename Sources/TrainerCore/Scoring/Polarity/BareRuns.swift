/// Pieces of sentences that follow one another without a word that would make a statement of them:
/// "perform, newBackgroundContext and batch inserts".
struct BareRuns {
  /// For each token whether it stands in such a run.
  private(set) var contains: [Bool]

  init(_ tokens: [Token]) {
    contains = [Bool](repeating: false, count: tokens.count)
    for sentence in tokens.sentences {
      mark(SentencePieces.pieces(of: tokens, sentence, joinedBy: Self.joints), tokens)
    }
  }

  /// Marks each run that is long enough, with the end of the piece that leads to it.
  private mutating func mark(_ pieces: [Range<Int>], _ tokens: [Token]) {
    var first = 0
    while first < pieces.count {
      guard Self.isBare(tokens[pieces[first]]) else {
        first += 1
        continue
      }
      var last = first
      while last + 1 < pieces.count, Self.isBare(tokens[pieces[last + 1]]) { last += 1 }
      let lead = first > 0 ? Self.tail(of: pieces[first - 1], tokens) : nil
      if last - first + 1 + (first > 0 ? 1 : 0) >= Self.fewest {
        for index in (lead ?? pieces[first].lowerBound..<pieces[first].lowerBound) {
          contains[index] = true
        }
        for index in pieces[first...last].joined() { contains[index] = true }
      }
      first = last + 1
    }
  }

  /// The words of a piece behind the last one that holds its sentence together.
  private static func tail(of piece: Range<Int>, _ tokens: [Token]) -> Range<Int> {
    let glue = piece.last { isGlue(tokens[$0]) } ?? piece.lowerBound
    return glue + 1..<max(glue + 1, piece.upperBound)
  }

  private static func isBare(_ piece: ArraySlice<Token>) -> Bool {
    !piece.contains(where: isGlue) && piece.writtenWords <= longest
      && !SentencePieces.isOrder(piece)
  }

  private static func isGlue(_ token: Token) -> Bool {
    token.identifier == nil && !articles.contains(token.word)
      && (token.marks.contains(.function) || denials.contains(token.word))
  }

  private static let joints: WordSet = ["and", "or", "plus", "as", "well"]
  private static let articles: WordSet = ["the", "a", "an", "of", "your", "its", "my"]
  private static let denials: WordSet = ["not", "no", "never", "without", "only"]

  /// So many pieces make a run, and no piece has more words.
  private static let fewest = 3
  private static let longest = 4
}
