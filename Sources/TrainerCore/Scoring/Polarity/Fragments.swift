/// The pieces of a terse line: some state something though no sentence holds them together.
///
/// "struct: thrown away, coordinator: kept" and "leave the screen → task cancelled" are claims; "locks,
/// queues, actors" is a list, and so is "locks → queues → actors".
struct Fragments {
  private let pieces: [ArraySlice<Token>]
  private let arrows: Int

  init(_ tokens: ArraySlice<Token>) {
    pieces = tokens.split { !$0.isWord }
    arrows = tokens.count { $0.word == Token.arrow && !$0.isWord }
  }

  /// Whether enough of them state something.
  var state: Bool {
    let stating = pieces.count(where: states)
    return stating * (arrows > 0 ? 4 : 3) >= pieces.count
  }

  /// Whether a piece says of something that it is done, is not there, or is so.
  private func states(_ piece: ArraySlice<Token>) -> Bool {
    guard piece.writtenWords > 1 else { return false }
    return piece.contains { token in
      token.isPlainWord && (Self.denials.contains(token.word) || isDone(token))
        || token.word == "="
    } || (arrows > 0 && piece.contains { Self.comparing.contains($0.word) })
  }

  /// Whether a word is the participle or the past of something that may be done: "dropped", "kept".
  private func isDone(_ token: Token) -> Bool {
    let isPast =
      (token.word.hasSuffix("ed") && token.word.utf8.count > 4)
      || IrregularForms.isPast(token.word)
    return isPast && Thesaurus.standard.mayBeAction(token.meanings)
  }

  private static let denials: WordSet = [
    "no", "not", "never", "without", "nothing", "nobody", "none", "only", "per",
  ]

  /// Words that set a thing against another, or count it.
  private static let comparing: WordSet = [
    "same", "other", "another", "new", "old", "both", "one", "two", "three", "first", "last", "all",
    "every", "each", "any", "more", "less", "fewer", "too", "again", "still",
  ]
}
