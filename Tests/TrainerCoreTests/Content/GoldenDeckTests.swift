import Testing
import TrainerCore
import TrainerText

/// Whole decks as text; a change of the parser shows as a change of these files.
@Suite("Golden decks")
struct GoldenDeckTests {
  @Test("items and problems", arguments: ["short", "kinds", "mock"])
  func deck(name: String) throws {
    let (deck, problems) = DeckParser.parse(
      try ContentFixtures.source("Decks/\(name).md"), folder: "lesson")
    try expectGolden(deck.dump() + "\n" + problems.dump(), "\(name).txt")
  }

  @Test("with other line ends the items are the same", arguments: ["short", "kinds", "mock"])
  func lineEnds(name: String) throws {
    let text = String(decoding: try ContentFixtures.bytes("Decks/\(name).md"), as: UTF8.self)
    let plain = DeckParser.parse(SourceText(name: name, text)).deck
    for lineEnd in ["\r\n", "\r"] {
      let other = DeckParser.parse(
        SourceText(
          name: name,
          text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: lineEnd))
      ).deck
      #expect(other.dump() == plain.dump())
    }
  }
}
