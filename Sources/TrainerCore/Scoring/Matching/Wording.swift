/// A form as its author wrote it, for an answer that says it word for word.
///
/// Words of the question tell little, so that a form of them alone is hardly evidence; but who says all of
/// it, and does not merely repeat the question, has said it.
struct Wording {
  /// Fewer words are said by accident.
  private static let fewest = 3

  /// What else must be alike of each word: whether it is claimed at all.
  private static let decisive: Token.Marks = [
    .negated, .regretted, .conditional, .doubted, .mentioned, .asked,
  ]

  /// The stems of its words, and which of the decisive marks each has.
  private let words: [String]
  private let marks: [Token.Marks]

  /// Reads the words of a form; nil where accident may say them: they are too few, or none tells anything.
  init?(_ tokens: [Token]) {
    let words = tokens.filter(\.isWord)
    guard words.count >= Self.fewest, words.contains(where: \.isContent) else { return nil }
    self.words = words.map(\.stem)
    marks = words.map { $0.marks.intersection(Self.decisive) }
  }

  /// Where it stands in some tokens, inside one sentence, with the same denied and left open; nil where
  /// it does not.
  func places(in tokens: [Token]) -> [Int]? {
    tokens.indices.lazy.compactMap { places(in: tokens, from: $0) }.first
  }

  private func places(in tokens: [Token], from start: Int) -> [Int]? {
    guard tokens[start].stem == words[0] else { return nil }
    var places: [Int] = []
    var index = start
    while places.count < words.count {
      guard index < tokens.count, tokens[index].sentence == tokens[start].sentence else {
        return nil
      }
      if tokens[index].isWord {
        guard tokens[index].stem == words[places.count],
          tokens[index].marks.intersection(Self.decisive) == marks[places.count]
        else { return nil }
        places.append(index)
      }
      index += 1
    }
    return places
  }
}
