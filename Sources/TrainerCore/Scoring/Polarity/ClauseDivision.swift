/// Numbers the sentences of a text and the clauses in them.
enum ClauseDivision {
  /// Words that open a clause of their own wherever they stand but first.
  private static let openers: WordSet = [
    "but", "because", "so", "otherwise", "instead", "since", "although", "though", "whereas",
    "while", "unless", "then", "when", "where", "who", "which", "until", "if", "without",
    "whenever",
    "once", "after", "before", "rather",
  ]

  /// Of the openers those that are also adverbs or prepositions, and open only before a subject.
  private static let doubtful: WordSet = [
    "once", "after", "before", "since", "so", "rather", "then",
  ]

  private static let subjects: WordSet = [
    "you", "it", "i", "we", "they", "he", "she", "the", "this", "that", "there", "swiftui", "uikit",
  ]

  /// What behind "and" shows that a clause begins.
  private static let behindAnd = subjects.union([
    "then", "never", "not", "nothing", "nobody", "no", "don", "do",
  ])

  /// Gives every token its sentence and clause.
  static func mark(_ tokens: inout [Token]) {
    var sentence = 0
    var clause = 0
    for index in tokens.indices {
      if tokens[index].marks.contains(.stop) {
        sentence += 1
        clause += 1
      } else if tokens[index].marks.contains(.pause) || opensClause(tokens, at: index) {
        clause += 1
      }
      tokens[index].sentence = sentence
      tokens[index].clause = clause
    }
  }

  private static func opensClause(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 0, tokens[index].isPlainWord, tokens[index - 1].isWord,
      !tokens[index].marks.contains(.inPhrase)
    else {
      return false
    }
    let word = tokens[index].word
    let next = index + 1 < tokens.count ? tokens[index + 1].word : ""
    if word == "and" || word == "or" { return behindAnd.contains(next) }
    guard openers.contains(word), tokens[index].phraseMeanings.isEmpty else { return false }
    return !doubtful.contains(word) || subjects.contains(next)
  }
}
