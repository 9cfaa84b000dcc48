import Testing
import TrainerCore
import TrainerText

@Suite("One-line cards")
struct OneLineCardTests {
  @Test(
    "divide at the only pair of colons of each line of a paragraph",
    arguments: [
      ("What is a struct?::A value type.\n", ["What is a struct?|A value type."]),
      ("Capital of Peru :: Lima\r\nWhy?::So\r\n", ["Capital of Peru|Lima", "Why?|So"]),
      ("# Title\nWhy?::So\n", ["Why?|So"]),
      ("Why `a::b`?::`c::d`\n", ["Why `a::b`?|`c::d`"]),
      ("Q: a\nA: b\n\n---\n\nWhy?::So\n", ["a|b", "Why?|So"]),
    ])
  func cards(text: String, expected: [String]) {
    let (deck, problems) = parse(text)
    #expect(problems.isEmpty)
    #expect(deck.items.map { "\($0.prompt)|\($0.answer)" } == expected)
  }

  @Test(
    "are none where the colons are a name, code, doubled, elsewhere in a card or with other lines",
    arguments: [
      "Foundation::URL\n", "See `std::vector` here.\n", "Two words::\n", "::Two words\n",
      "Two words:::both ways\n", "Two words::one::more\n", #"Two words\::one"# + "\n",
      "Why?::So\nand prose below it\n", "- Why?::So\n", "> Why?::So\n", "    Why?::So\n",
      "```\nWhy?::So\n```\n", "[Two words::x](https://example.com)\n",
    ])
  func noCards(text: String) {
    #expect(parse(text).deck.items.isEmpty)
    #expect(parse("Q: a\nA: b\n\(text)").deck.items.count == 1)
  }

  @Test("take attributes at the end of the line, and have a place for an id there")
  func attributes() {
    let (deck, problems) = parse("Why?::So {#why topic=actors}\nWho?::Me\n")
    #expect(problems.isEmpty)
    #expect(deck.items.map(\.answer) == ["So", "Me"])
    #expect(deck.items.map(\.labels.topic) == ["actors", nil])
    #expect(deck.items.map(\.place.line) == [1, 2])
    #expect(deck.items[0].id == "why")
  }
}
