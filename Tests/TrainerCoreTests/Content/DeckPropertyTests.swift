import Testing
import TrainerTestKit
import TrainerText

@testable import TrainerCore

/// What holds for every text, tried with texts made by chance.
@Suite("Any text at all")
struct DeckPropertyTests {
  /// Pieces that mean something to the parser, and some that do not.
  private static let pieces = [
    "Q:", "A:", "C:", "Q: ", "A: x", "C: [y] ", "---", "---\n", "...", "\n", "\n\n", "\r\n", "\r",
    " ",
    "    ", "\t", "# ", "## ", "### ", "## T {#t}", "{#id}", "{kind=cloze}", " {kind=", "{", "}",
    "{{", "}}",
    "[", "]", "[x]", "[ ]", "- ", "- [x] ", "- [ ] ", "1. ", "> ", "```", "~~~", "`", "$", "\\",
    "|",
    "| a | b |\n|---|---|\n", "### Answer", "### Key ideas\n", "### Output\n", "### Hint\n",
    "- a: b | c | d\n", "  - weight: 2\n", "  - essential\n", "title: ", "kind: choice",
    "tags: [a, b]",
    "<!--", "-->", "<b>", "[a]: b", "é", "日本", "\u{A0}", "\u{FEFF}", "\0", "\u{301}", "word ", "::",
    "!",
    "kind=spot-bug lines=1", "kind=order", "kind=problem", "### Rubric\n", "### Checkpoints\n",
  ]

  @Test("gives a deck whose places lie in the text", arguments: 0..<200 as Range<UInt64>)
  func texts(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let text = (0..<count).map { _ in random.pick(Self.pieces) }.joined()
    expectSound(SourceText(name: "deck.md", text))
  }

  @Test("bytes at random are no text, or a deck", arguments: 0..<50 as Range<UInt64>)
  func bytes(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let ascii = seed % 2 == 0
    let bytes = (0..<200).map { _ in UInt8.random(in: 0...(ascii ? 127 : 255), using: &random) }
    do throws(InvalidUTF8) {
      expectSound(try SourceText(name: "deck.md", bytes: bytes))
    } catch {
      #expect(bytes.indices.contains(error.offset))
      #expect(!ascii)
    }
  }

  @Test("a good deck with one change is a deck", arguments: 0..<200 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let name = random.pick(["short", "kinds", "mock"])
    var text = Array(
      String(decoding: try ContentFixtures.bytes("Decks/\(name).md"), as: UTF8.self).unicodeScalars)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<text.count, using: &random)
      let length = min(Int.random(in: 0...8, using: &random), text.count - place)
      text.replaceSubrange(
        place..<place + length, with: Array(random.pick(Self.pieces).unicodeScalars))
    }
    expectSound(SourceText(name: "deck.md", String(String.UnicodeScalarView(text))))
  }

  private func expectSound(_ source: SourceText) {
    let (deck, problems) = DeckParser.parse(source)
    let all = 0..<source.bytes.count
    var end = 0
    for item in deck.items {
      #expect(item.place.range.clamped(to: all) == item.place.range)
      #expect(item.place.range.lowerBound >= end)
      #expect(item.place.line == source.place(at: item.place.range.lowerBound).line)
      #expect(!item.id.isEmpty)
      end = item.place.range.upperBound
      expectSound(item)
    }
    for problem in problems {
      #expect(problem.place.line <= source.lineStarts.count)
      let line = source.text(source.line(problem.place.line))
      #expect(problem.place.column <= line.unicodeScalars.count + 1)
    }
    #expect(DeckParser.parse(source).deck == deck)
  }

  private func expectSound(_ item: Item) {
    guard case .cloze(let deletions) = item.task else { return }
    #expect(!deletions.isEmpty)
    #expect(Set(deletions.map(\.part)).count == deletions.count)
    let prompt = Array(item.prompt.utf8)
    for (index, deletion) in deletions.enumerated() {
      let written = String(decoding: prompt[deletion.range], as: UTF8.self)
      #expect(written.contains(deletion.hidden))
      #expect(item.front(hiding: index) != item.revealed)
    }
  }
}
