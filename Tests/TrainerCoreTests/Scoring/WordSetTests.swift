import Testing

@testable import TrainerScoring

@Suite struct WordSetTests {
  private static let list = ["not", "never", "nor", "misunderstanding", "naïve", "a"]

  /// The last three have a word's length and ends.
  @Test(arguments: list + ["", "n", "note", "no", "日本", "net", "novor", "naîve"])
  func holdsItsWordsAndNoOthers(word: String) {
    #expect(WordSet(Self.list).contains(word) == Self.list.contains(word))
  }

  @Test(arguments: KnownWords.words.prefix(600))
  func agreesWithASetOnEveryWord(word: String) {
    let members = KnownWords.words.prefix(600).enumerated().filter { $0.offset % 7 == 0 }
      .map(\.element)
    #expect(WordSet(members).contains(word) == Set(members).contains(word))
  }

  @Test func joinsAndTakesAway() {
    let both = WordSet(["a", "the"]).union(["of"])
    #expect(both.contains("the") && both.contains("of"))
    let rest = both.subtracting(["the"])
    #expect(!rest.contains("the") && rest.contains("a") && rest.contains("of"))
    #expect(rest.isDisjoint(with: ["the", "on"]) && !rest.isDisjoint(with: ["on", "of"]))
  }
}
