import TrainerMarkdown
import TrainerText

@testable import TrainerCore

/// Bytes to items, with everything that `check` says and everything that is shown of them.
enum DeckTarget {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = try? SourceText(name: "deck.md", bytes: Array(bytes)) else { return }
    let parsed = DeckParser.read(source, folder: "fuzz")
    var end = 0
    for item in parsed.deck.items {
      precondition(item.place.range.lowerBound >= end)
      precondition(item.place.range.upperBound <= bytes.count)
      end = item.place.range.upperBound
      check(item)
    }
    let content = Content(
      decks: [
        LoadedDeck(
          deck: parsed.deck,
          file: DeckFile(path: "/nowhere/deck.md", name: "deck.md", folder: "fuzz"),
          isWhole: true, problems: parsed.problems, text: parsed.text)
      ], unreadable: [], overflow: nil)
    for problem in ContentCheck.problems(of: content) {
      precondition(problem.place.line <= source.lineStarts.count)
      _ = problem.rendered
    }
    precondition(DeckParser.parse(source, folder: "fuzz").deck == parsed.deck)
  }

  private static func check(_ item: Item) {
    guard case .cloze(let deletions) = item.task else { return }
    precondition(Set(deletions.map(\.part)).count == deletions.count)
    for index in deletions.indices { precondition(item.front(hiding: index) != item.revealed) }
  }
}
