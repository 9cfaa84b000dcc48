/// What a word of a form is, as far as the thesaurus and its neighbours tell.
enum PartOfSpeech {
  case action
  case thing
  case quality

  /// What follows an article is a thing; what stands before one, and may be done, is done.
  init(of tokens: [Token], at index: Int) {
    let token = tokens[index]
    let thesaurus = Thesaurus.standard
    let meanings = token.phraseMeanings.isEmpty ? token.meanings : token.phraseMeanings
    if index > 0, Self.articles.contains(tokens[index - 1].word) {
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

  private static let articles: Set<String> = [
    "the", "a", "an", "its", "their", "your", "his", "our",
  ]
}
