/// What a word of a form is, as far as the thesaurus and its neighbours tell.
enum PartOfSpeech {
  case action
  case thing
  case quality

  /// What follows an article, with a quality between or without, is a thing; what stands before one, and may be done, is done.
  init(of tokens: [Token], at index: Int) {
    let token = tokens[index]
    let thesaurus = Thesaurus.standard
    let meanings = token.phraseMeanings.isEmpty ? token.meanings : token.phraseMeanings
    if index > 0, Self.articles.contains(tokens[index - 1].word) {
      self = .thing
    } else if index > 1, Self.articles.contains(tokens[index - 2].word),
      Self.isQuality(tokens[index - 1])
    {
      self = .thing
    } else if index > 0, index + 1 < tokens.count, Self.articles.contains(tokens[index + 1].word),
      thesaurus.mayBeAction(meanings)
    {
      self = .action
    } else if thesaurus.isAction(meanings) {
      self = .action
    } else {
      self = thesaurus.isThing(meanings) ? .thing : .quality
    }
  }

  private static func isQuality(_ token: Token) -> Bool {
    let meanings = token.meanings
    return token.phraseMeanings.isEmpty && !meanings.isEmpty
      && !Thesaurus.standard.isThing(meanings) && !Thesaurus.standard.isAction(meanings)
  }

  /// Words that announce a thing.
  static let articles: WordSet = [
    "the", "a", "an", "its", "their", "your", "his", "our", "my",
  ]
}
