/// How much a word tells of an idea, by a list that ships and by the item itself, never by its neighbours.
struct Information {
  private let questionStems: Set<String>
  private let ideasByStem: [String: Int]
  private let ideas: Int

  /// Reads the question's words and counts in how many of the ideas each word occurs.
  init(question: [Token], ideas: [[Token]]) {
    questionStems = Set(question.filter(\.isContent).map(\.stem))
    var counts: [String: Int] = [:]
    for idea in ideas {
      for stem in Set(idea.filter(\.isContent).map(\.stem)) { counts[stem, default: 0] += 1 }
    }
    ideasByStem = counts
    self.ideas = ideas.count
  }

  /// Whether the question itself says the word.
  func isGiven(_ token: Token) -> Bool { questionStems.contains(token.stem) }

  /// Whether a stem is the question's own.
  func isGiven(stem: String) -> Bool { questionStems.contains(stem) }

  /// What a word of a form weighs.
  func weight(of token: Token) -> Double {
    var weight = 1.25
    if FunctionWords.areLight(token.stem) {
      weight = 0.45
    } else if KnownWords.stems.contains(token.stem) {
      weight = 1
    }
    if !token.phraseMeanings.isEmpty { weight = 1.3 }
    if questionStems.contains(token.stem) { weight *= 0.7 }
    if ideas >= 3, (ideasByStem[token.stem] ?? 0) * 2 > ideas { weight *= 0.8 }
    return weight
  }
}
