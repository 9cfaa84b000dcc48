/// Whether something is told to come before or after something else.
enum TimeOrder: Equatable {
  case before
  case after

  /// The order that some words tell; nil where they tell none or both.
  init?(of tokens: ArraySlice<Token>) {
    var isBefore = false
    var isAfter = false
    for index in tokens.indices
    where tokens[index].isPlainWord && !tokens[index].marks.contains(.negated) {
      if Self.beforeWords.contains(tokens[index].word) { isBefore = true }
      if Self.afterWords.contains(tokens[index].word) || Self.isConjunction(index, in: tokens) {
        isAfter = true
      }
    }
    guard isBefore != isAfter else { return nil }
    self = isBefore ? .before : .after
  }

  /// The order that the sentence tells in which a byte lies.
  init?(around byte: Int, in answer: AnswerReading) {
    guard let sentence = answer.sentence(around: byte) else { return nil }
    self.init(of: sentence)
  }

  private static let beforeWords: WordSet = ["before", "prior", "beforehand", "until"]
  private static let afterWords: WordSet = ["after", "afterwards", "afterward"]

  /// "once it has arrived": behind that, not a single time.
  private static func isConjunction(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
    guard tokens[index].word == "once", index + 1 < tokens.endIndex else { return false }
    let next = tokens[index + 1].word
    return subjects.contains(next)
  }

  /// "Once a day" is how often.
  private static let subjects = PartOfSpeech.articles.subtracting(["a", "an"])
    .union(["it", "they", "that", "you", "we", "everything"])
}

extension AnswerReading {
  /// The words of the sentence that has a word beginning at a byte.
  fileprivate func sentence(around byte: Int) -> ArraySlice<Token>? {
    let index = tokens.firstIndex(atOrAfter: byte) { $0.range.lowerBound }
    guard index < tokens.count else { return nil }
    let sentence = tokens[index].sentence
    let words = tokens[max(0, index - Self.reach)..<min(tokens.count, index + Self.reach)]
    return words.drop { $0.sentence != sentence }.prefix { $0.sentence == sentence }
  }

  /// How far before and behind a word its sentence is read.
  private static let reach = 60
}
