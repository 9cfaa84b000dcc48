import Testing

@testable import TrainerScoring

@Suite struct ThesaurusTests {
  private static let lines = [
    Thesaurus.actions, Thesaurus.qualities, Thesaurus.things,
    Thesaurus.plainTalk, Thesaurus.fields, Thesaurus.machine, Thesaurus.screens, Thesaurus.systems,
  ].flatMap { $0.split(separator: "\n") }

  @Test func hasSeveralHundredMeaningsEachWithItsName() {
    let names = Thesaurus.standard.names
    #expect(names.count > 700)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: lines.indices)
  func isWellFormed(line: Int) {
    let halves = Self.lines[line].split(separator: ":", maxSplits: 1)
    #expect(halves.count == 2)
    let entries = (halves.last ?? "").split(separator: ",").map { $0.split(separator: " ") }
    #expect(entries.count >= 2, "\(halves[0])")
    #expect(Set(entries).count == entries.count, "\(halves[0]) has a word twice")
    let words = entries.joined()
    #expect(words.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }, "\(halves[0])")
  }

  @Test(arguments: Thesaurus.oppositeSides.split(separator: "\n"))
  func sidesExcludeEachOther(pair: Substring) throws {
    let sides = try pair.split(separator: " ").map {
      try #require(Thesaurus.standard.names.firstIndex(of: String($0)))
    }
    #expect(sides.count == 2)
    #expect(Thesaurus.standard.opposites(of: sides[0]).contains(sides[1]))
  }

  @Test(
    "the other side of a word was credited",
    arguments: [
      ("the frame keeps its width", "The frame keeps its height."),
      ("the path is pushed first", "The path is popped first."),
      ("the answer arrives late", "The answer arrives early."),
    ])
  func theOtherSideSaysSomethingElse(form: String, answer: String) {
    let idea = KeyIdea(id: "idea", label: form, forms: [IdeaForm(form)])
    let scorer = AnswerScorer(question: "What is seen?", ideas: [idea])
    #expect(scorer.score(form).verdicts[0].verdict == .covered)
    #expect(scorer.score(answer).verdicts[0].verdict != .covered)
  }

  @Test func everydayWordsAreNeitherTechnicalNorOfTheThesaurus() {
    #expect(EverydayWords.stems.count > 2000)
    #expect(EverydayWords.stems.isDisjoint(with: KnownWords.stems))
    #expect(EverydayWords.stems.filter(Thesaurus.standard.knows).isEmpty)
  }

  @Test func namesOpposites() {
    for pair in Thesaurus.opposites.split(separator: "\n") {
      let names = pair.split(separator: " ").map(String.init)
      #expect(names.count == 2 && names.allSatisfy(Thesaurus.standard.names.contains), "\(pair)")
    }
  }

  @Test(arguments: [
    ("stale", "outdated"), ("call", "fire"), ("keep", "remember"), ("crash", "abort"),
  ])
  func knowsSynonyms(one: String, other: String) {
    let thesaurus = Thesaurus.standard
    let meanings = Set(thesaurus.meanings(ofStem: WordStem.of(one)))
    #expect(!meanings.isDisjoint(with: thesaurus.meanings(ofStem: WordStem.of(other))))
  }

  @Test(arguments: [
    ("It is still in flight.", "runningtask"), ("The push is rejected.", "nonfastforward"),
    ("They do it one after the other.", "oneatatime"),
  ])
  func readsPlainTalk(text: String, name: String) {
    let tokens = Example.tokens(text)
    let names = tokens.flatMap { $0.meanings + $0.phraseMeanings }
      .map { Thesaurus.standard.names[$0] }
    #expect(names.contains(name))
  }

  @Test(arguments: ["a single time", "one time", "just once", "a single call"])
  func readsPhrases(phrase: String) {
    let tokens = Example.tokens("It runs \(phrase).")
    #expect(tokens.contains { Thesaurus.standard.isOnce($0.meanings + $0.phraseMeanings) })
  }
}
