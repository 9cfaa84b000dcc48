import Foundation
import Testing
import TrainerText

@testable import TrainerCore

@Suite("The documentation of the deck format")
struct DeckFormatTests {
  @Test("every example is a deck without problems, and there is one of each kind")
  func examples() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/TrainerCore/TrainerCore.docc/DeckFormat.md")
    let text = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
    let examples = text.components(separatedBy: "````").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { $0.element.drop { !$0.isNewline }.dropFirst() }
    var kinds: Set<ItemKind> = []
    for example in examples {
      let (deck, problems) = DeckParser.parse(SourceText(name: "example.md", String(example)))
      #expect(problems.map(\.message) == [], "\(example)")
      #expect(!deck.items.isEmpty)
      kinds.formUnion(deck.items.map(\.kind))
    }
    #expect(kinds.isSuperset(of: ItemKind.allCases.filter { $0.isQueued && $0 != .trick }))
  }
}
