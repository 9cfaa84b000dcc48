import Testing
import TrainerCore
import TrainerTestKit
import TrainerText

@Suite("Writing ids into decks")
struct IDWritingTests {
  @Test(
    "changes no byte but those of the ids",
    arguments: [
      ("Q: What is it?\nA: b\n", "Q: What is it? {#what-is-it}\nA: b\n"),
      ("Q: a  \r\nA: b\r\n", "Q: a {#a}  \r\nA: b\r\n"),
      ("Q:\na\nA: b", "Q: {#a}\na\nA: b"),
      ("Q: \t\na\nA: b", "Q: {#a} \t\na\nA: b"),
      ("Q: a {topic=x}\nA: b\n", "Q: a {#a topic=x}\nA: b\n"),
      ("Q: a {#own}\nA: b\n\nQ: a!\nA: c\n", "Q: a {#own}\nA: b\n\nQ: a! {#a}\nA: c\n"),
      ("Q: ```\r\nx\r\n```\r\nA: b\r\n", "Q: {#x}\r\n```\r\nx\r\n```\r\nA: b\r\n"),
      ("C: Make [once], [often].\n", "C: Make [once], [often]. {#make-once-often}\n"),
      ("## A title ##\n\n### Answer\nb\n", "## A title {#a-title} ##\n\n### Answer\nb\n"),
      ("## T {kind=note}\n", "## T {#t kind=note}\n"),
      (
        "## T {kind=note}\n## T {kind=card}\n### Answer\nx\n",
        "## T {#t kind=note}\n## T {#t-2 kind=card}\n### Answer\nx\n"
      ),
      ("Q: 日本\nA: b\n", "Q: 日本 {#x121d7e}\nA: b\n"),
      ("Q: a\nA: b\n\nC: none\n\nQ: c {#a}\n", "Q: a {#a-2}\nA: b\n\nC: none\n\nQ: c {#a}\n"),
    ])
  func bytes(text: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "deck.md")
    let writing = try #require(IDWriting.all(for: load(folder)).first)
    #expect(String(decoding: writing.bytes, as: UTF8.self) == expected)
    #expect(writing.path == folder.file("deck.md"))
    let before = load(folder)
    try folder.write(writing.bytes, to: "deck.md")
    let after = load(folder)
    #expect(after.items.map(\.isIDWritten) == after.items.map { _ in true })
    #expect(after.items.map(\.prompt) == before.items.map(\.prompt))
    #expect(after.items.map(\.answer) == before.items.map(\.answer))
    #expect(IDWriting.all(for: after).isEmpty)
    let byID = Dictionary(uniqueKeysWithValues: writing.written.map { ($0.id, $0.before) })
    #expect(
      zip(before.items, after.items).allSatisfy { old, new in
        old.isIDWritten ? old.id == new.id : byID[new.id] == old.id
      })
  }

  @Test("names are taken only once in all content, and a text that stands twice gets none")
  func severalFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a\nA: b\n\nQ: same\nA: x\n", to: "a.md")
    try folder.write("Q: A?\nA: c\n\nQ: same\nA: x\n", to: "b.md")
    try folder.write("# Nothing\n", to: "c.md")
    let writings = IDWriting.all(for: load(folder))
    #expect(writings.map { $0.written.map(\.id) } == [["a"], ["a-2"]])
    #expect(writings.map { $0.written.map(\.line) } == [[1], [1]])
  }

  private func load(_ folder: TemporaryFolder) -> Content {
    ContentLoader(roots: [ContentRoot(path: folder.path, origin: .given)], keepsTexts: true).load()
  }
}
