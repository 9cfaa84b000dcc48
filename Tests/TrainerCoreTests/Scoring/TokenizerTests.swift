import Testing

@testable import TrainerScoring

@Suite struct TokenizerTests {
  @Test(arguments: [
    ("updateUIView(_:context:)", ["update", "ui", "view", "context"]),
    ("It doesn't, they cant", ["it", "does", "not", "they", "can", "not"]),
    ("the user’s text", ["the", "user", "text"]),
    ("view.text != $text", ["view", "text", "differ", "binding", "text"]),
    ("reinject it", ["re", "inject", "it"]),
    ("a u i kit", ["aui", "kit"]),
    ("3 times", ["3", "times"]),
    ("naïve 日本 🙂 text", ["naïve", "日本", "text"]),
  ])
  func readsWords(text: String, words: [String]) {
    #expect(
      Example.tokens(text).filter { $0.isPlainWord || $0.identifier != nil }
        .filter { $0.isWord && $0.word != "=" && $0.word != "_" }.map(\.word) == words)
  }

  @Test func remembersWhereWordsStood() {
    let text = "Größe: two  words"
    let bytes = Array(text.utf8)
    let spans = Example.tokens(text).filter(\.isWord).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    #expect(spans == ["Größe", "two", "words"])
  }

  @Test func readsAWordThatComesAgainWhereItStands() {
    let text = "don't updateView, don't updateView"
    let tokens = Example.tokens(text).filter(\.isWord)
    let half = tokens.count / 2
    #expect(half == 4)
    #expect(tokens[..<half].map(\.word) == tokens[half...].map(\.word))
    #expect(tokens.map(\.range.lowerBound) == [0, 0, 6, 6, 18, 18, 24, 24])
  }

  @Test(arguments: [
    ("coordnator", "coordinator"), ("cordinator", "coordinator"), ("bindng", "binding"),
    ("teh", "teh"), ("often", "often"), ("zzzzzz", "zzzzzz"), ("coordinatorial", "coordinatorial"),
  ])
  func repairsSlips(written: String, meant: String) {
    let tokens = Example.tokens(written, knowing: ["the coordinator has a binding"])
    #expect(tokens.map(\.word) == [meant])
  }

  @Test(
    "everyday words were taken for slips of others",
    arguments: ["cold", "gold", "peace", "chaos", "buys", "sand", "robot", "recall", "explored"])
  func leavesEverydayWordsAlone(word: String) {
    let tokens = Example.tokens(word, knowing: ["the bugs could place a said goal"])
    #expect(tokens.map(\.word) == [word])
  }

  @Test(arguments: ["makeCoordinator", "make coordinator", "makecoordinator", "makeCordinator"])
  func knowsIdentifiersOfTheItemHoweverWritten(text: String) {
    let tokens = Example.tokens(text, knowing: ["makeCoordinator runs once"])
    #expect(tokens.map(\.identifier) == ["makecoordinator", "makecoordinator"])
  }

  @Test(arguments: [
    ("updateUIView", ["update", "ui", "view"]), ("URLSession", ["url", "session"]),
    ("snake_case_name", ["snake", "case", "name"]), ("viewIDs", ["view", "ids"]),
  ])
  func splitsIdentifiers(word: String, parts: [String]) {
    #expect(IdentifierParts.of(word) == parts)
  }

  @Test(arguments: ["word", "UI", "iOS26x".lowercased(), "Word", "HTTP"])
  func leavesPlainWordsWhole(word: String) {
    #expect(IdentifierParts.of(word) == nil)
  }

  @Test("“Retry-After” was taken for the opposite of “before”")
  func headerNamesAreNames() {
    let tokens = Example.tokens("A Retry-After header, a re-made lid.")
    #expect(tokens.compactMap(\.identifier) == ["retryafter", "retryafter"])
  }
}
