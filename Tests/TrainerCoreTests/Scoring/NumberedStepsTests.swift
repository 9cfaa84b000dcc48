import Testing

@testable import TrainerScoring

@Suite struct NumberedStepsTests {
  private func words(_ text: String) -> String {
    Tokenizer.tokens(of: text, ItemVocabulary(texts: []), readingSteps: true)
      .map { $0.isWord ? $0.word : "/" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("1. peel\n2. cut\n3. fry", "/ first peel / / then cut / / last fry"),
    ("1) peel 2) cut 3) fry", "/ first peel / then cut / last fry"),
    ("1. peel 2. fry", "/ first peel / last fry"),
    ("1: peel\n2: fry", "/ first peel / / last fry"),
    (" 1 peel\n 2 fry", "/ first peel / / last fry"),
    ("first 1. peel", "first 1 / peel"),
    ("2. peel 3. fry", "2 / peel 3 / fry"),
    ("peel 1 or 2 of 3", "peel 1 or 2 of 3"),
    ("Wait 1.5 hours, then 2.5.", "wait 1 5 hours / then 2 5 /"),
    ("1.", "1 /"), ("", ""),
  ])
  func readsNumbersThatCount(text: String, words: String) {
    #expect(self.words(text) == words)
  }

  @Test("an order told by the numbers of a list earned nothing")
  func aNumberedListTellsAnOrderWhereOneIsAskedFor() {
    func verdicts(_ question: String) -> [Verdict] {
      let ideas = [("peel", "carrots first"), ("fry", "onions last")].map {
        KeyIdea(id: $0.0, label: $0.1, forms: [IdeaForm($0.1)])
      }
      return AnswerScorer(question: question, ideas: ideas)
        .score("1. peel carrots\n2. cut them\n3. fry onions").verdicts.map(\.verdict)
    }
    #expect(verdicts("In what order do you cook it?") == [.covered, .covered])
    #expect(verdicts("What do you need to cook it?") != [.covered, .covered])
  }

  @Test func aLongListIsReadInOneGo() {
    let count = 20_000
    let text = (1...count).map { "\($0). step" }.joined(separator: "\n")
    let tokens = Tokenizer.tokens(of: text, ItemVocabulary(texts: []), readingSteps: true)
    #expect(tokens.count { $0.word == "then" } == count - 2)
  }
}
