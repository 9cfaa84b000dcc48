import Foundation
import Testing
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("Ids written into decks")
struct IDWriterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let after: String
    var left: [Int] = []

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a card",
      before: "Q: What does `weak` do?\nA: Not own.\n",
      after: "Q: What does `weak` do? {#what-does-weak-do}\nA: Not own.\n"),
    Case(
      name: "blanks at the end of the line stay there",
      before: "Q: One?  \nA: 1\n", after: "Q: One? {#one}  \nA: 1\n"),
    Case(
      name: "CRLF, a byte order mark, no line end at the end",
      before: "\u{FEFF}Q: One?\r\nA: 1\r\n\r\nQ: Two?\r\nA: 2",
      after: "\u{FEFF}Q: One? {#one}\r\nA: 1\r\n\r\nQ: Two? {#two}\r\nA: 2"),
    Case(
      name: "a cloze, without what it hides",
      before: "C: Make [once], update [often].\n",
      after: "C: Make [once], update [often]. {#make-update}\n"),
    Case(
      name: "braces that are there",
      before: "Q: One? {topic=a}\nA: 1\n", after: "Q: One? {#one topic=a}\nA: 1\n"),
    Case(
      name: "a question that is code",
      before: "Q: ```swift\r\nlet a = 1\r\n```\r\nA: 1\r\n",
      after: "Q: {#let-a-1}\r\n```swift\r\nlet a = 1\r\n```\r\nA: 1\r\n"),
    Case(
      name: "a question below its marker",
      before: "Q:\nOne?\nA: 1\n", after: "Q: {#one}\nOne?\nA: 1\n"),
    Case(
      name: "a title",
      before: "## Der Überblick\n\nOne?\n\n### Answer\n1\n",
      after: "## Der Überblick {#der-uberblick}\n\nOne?\n\n### Answer\n1\n"),
    Case(
      name: "a title with closing signs",
      before: "## One? ##\n\n### Answer\n1\n", after: "## One? {#one} ##\n\n### Answer\n1\n"),
    Case(
      name: "ids that are there, broken items and prose stay as they are",
      before: "# Deck\n\n## Prose\n\nText.\n\nQ: One? {#one}\nA: 1\n\nQ: Half?\n\nQ: Two?\nA: 2\n",
      after:
        "# Deck\n\n## Prose\n\nText.\n\nQ: One? {#one}\nA: 1\n\nQ: Half?\n\nQ: Two? {#two}\nA: 2\n"),
    Case(
      name: "equal slugs are numbered, also after ids that are there",
      before: "Q: One!\nA: 1\n\nQ: One?\nA: 1\n\nQ: Else? {#one}\nA: 1\n",
      after: "Q: One! {#one-2}\nA: 1\n\nQ: One? {#one-3}\nA: 1\n\nQ: Else? {#one}\nA: 1\n"),
    Case(
      name: "a text without letters",
      before: "Q: ?!\nA: 1\n", after: "Q: ?! {#\(Slug.make(from: "?!\n"))}\nA: 1\n"),
    Case(
      name: "the same text twice shares its history, so it is left alone",
      before: "Q: One?\nA: 1\n\nQ: Two?\nA: 2\n\nQ: One?\nA: 1\n",
      after: "Q: One?\nA: 1\n\nQ: Two? {#two}\nA: 2\n\nQ: One?\nA: 1\n", left: [1, 7]),
  ]

  private func edits(_ text: String) -> (source: SourceText, edits: IDEdits) {
    let source = SourceText(name: "a.md", text)
    var writer = IDWriter(Library([DeckParser.parse(source).deck], Progress()))
    return (source, writer.edits(for: source))
  }

  @Test("into a deck", arguments: cases)
  func deck(_ example: Case) throws {
    let (source, edits) = edits(example.before)
    #expect(String(decoding: edits.applied(to: source), as: UTF8.self) == example.after)
    #expect(edits.linesLeft == example.left)
  }

  @Test("a second time there is nothing to write")
  func twice() throws {
    for example in Self.cases {
      #expect(edits(example.after).edits.edits.isEmpty, "\(example.name)")
    }
  }

  @Test("no id is written that a history ever had")
  func history() throws {
    let learner = try Learner()
    try learner.practise(["a.md": "Q: Former? {#one}\nA: 1\n"])
    let files = ["a.md": "Q: One?\nA: One of many.\n"]
    var writer = IDWriter(try learner.library(files))
    let edits = writer.edits(for: SourceText(name: "a.md", files["a.md"] ?? ""))
    #expect(edits.edits.map(\.id) == ["one-2"])
  }

  @Test("several decks share the ids")
  func decks() {
    let sources = ["a.md", "b.md"].map { SourceText(name: $0, "Q: One?\nA: In \($0)\n") }
    var writer = IDWriter(Library(sources.map { DeckParser.parse($0).deck }, Progress()))
    let edits = sources.map { writer.edits(for: $0) }
    #expect(edits.flatMap(\.edits).map(\.id) == ["one", "one-2"])
  }

  @Test("histories go on under the ids")
  func histories() throws {
    let learner = try Learner()
    let files = ["a.md": IdentityTests.deck + "\n\nQ: 1 + 1?\nA: 2\n\nQ: 1 + 2?\nA: 3\n"]
    try learner.practise(files)
    let library = try learner.library(files)
    let source = SourceText(name: "a.md", files["a.md"] ?? "")
    var writer = IDWriter(library)
    let edits = writer.edits(for: source)
    #expect(edits.edits.count == 5)
    let written = ["a.md": String(decoding: edits.applied(to: source), as: UTF8.self)]
    let identity = try learner.practise(written, only: [], on: 1)
    #expect(identity.matches.allSatisfy { $0.reason == .sameText })
    let ids = Dictionary(uniqueKeysWithValues: edits.edits.map { ($0.item, $0.id) })
    #expect(Dictionary(uniqueKeysWithValues: identity.matches.map { ($0.old, $0.new) }) == ids)
    #expect(identity.orphans().isEmpty)
  }

  @Test(
    "whatever the deck, only ids are inserted, and its items say the same",
    arguments: 0..<60 as Range<UInt64>)
  func anyDeck(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let lines = [
      "Q: What is `weak", "Q: One? {topic=x}", "A: An answer.", "A: ```swift", "```",
      "C: Make [once].",
      "C: {{x}} [y] {a=b} {c=d}", "## Title", "## Title ##", "### Answer", "text {#no}", "", "---",
      "- [ ] wrong", "- [x] right", "Q:", "Q: ~~~", "~~~", "    code", "<!--", "-->", "Q: a\\",
      "Q: \u{301}é",
    ]
    let ending = random.pick(["\n", "\r\n", "\r"])
    let text = (0..<Int.random(in: 3...14, using: &random)).map { _ in random.pick(lines) }
      .joined(separator: ending)
    let (source, edits) = edits(text)
    let bytes = edits.applied(to: source)
    var rest = bytes
    for edit in edits.edits.reversed() {
      let shift = edits.edits.filter { $0.offset < edit.offset }.reduce(0) {
        $0 + $1.text.utf8.count
      }
      let start = edit.offset + shift
      #expect(Array(rest[start..<start + edit.text.utf8.count]) == Array(edit.text.utf8))
      rest.removeSubrange(start..<start + edit.text.utf8.count)
    }
    #expect(rest == source.bytes)
    let before = DeckParser.parse(source).deck.items
    let after = DeckParser.parse(try SourceText(name: "a.md", bytes: bytes)).deck.items
    #expect(before.map(\.identityText) == after.map(\.identityText))
    #expect(before.map(\.kind) == after.map(\.kind))
    let ids = Dictionary(
      edits.edits.map { ($0.item, $0.id) }, uniquingKeysWith: { first, _ in first })
    #expect(before.map { ids[$0.id] ?? $0.id } == after.map(\.id))
  }
}
