/// How much a word tells of an idea, by a list that ships and by the item itself, never by its neighbours.
struct Information {
  private let questionStems: WordSet
  private let questionNames: WordSet
  private let question: [Token]
  private let ideasByStem: [String: Int]

  /// Reads the question's words and counts in how many of the ideas each word occurs.
  init(question: [Token], ideas: [[Token]]) {
    self.question = question
    questionStems = WordSet(question.filter(\.isContent).map(\.stem))
    questionNames = WordSet(question.compactMap(\.identifier))
    var counts: [String: Int] = [:]
    for idea in ideas {
      for stem in Set(idea.filter(\.isContent).map(\.stem)) { counts[stem, default: 0] += 1 }
    }
    ideasByStem = counts
  }

  /// The wording of a form, unless the question itself has it.
  func newWording(of form: [Token]) -> Wording? {
    guard let wording = Wording(form), wording.places(in: question) == nil else { return nil }
    return wording
  }

  /// Whether the question itself says the word.
  func isGiven(_ token: Token) -> Bool { questionStems.contains(token.stem) }

  /// Whether the question itself denies something.
  var questionDenies: Bool { question.contains { $0.marks.contains(.negated) } }

  /// Whether the question says all of it: of a part of a name the whole name.
  func isRepeated(_ token: Token) -> Bool {
    isGiven(token) && (token.identifier.map(questionNames.contains) ?? true)
  }

  /// Whether more than one idea uses the word.
  func isShared(_ token: Token) -> Bool { ideasByStem[token.stem] ?? 1 > 1 }

  /// What a word of a form weighs.
  func weight(of token: Token) -> Double {
    var weight = ownWeight(of: token)
    if isGiven(token), !Thesaurus.standard.hasOpposite(token) { weight *= Measure.givenShare }
    switch ideasByStem[token.stem] ?? 1 {
    case ...1: return weight
    case 2: return weight * Measure.sharedByTwo
    default: return weight * Measure.sharedByMore
    }
  }

  private func ownWeight(of token: Token) -> Double {
    if !token.phraseMeanings.isEmpty { return Measure.phraseWeight }
    if FunctionWords.areLight(token.stem) { return Measure.lightWeight }
    guard KnownWords.stems.contains(token.stem) else { return Measure.unfamiliarWeight }
    return Thesaurus.standard.isAction(token.meanings) ? Measure.verbWeight : Measure.plainWeight
  }
}
