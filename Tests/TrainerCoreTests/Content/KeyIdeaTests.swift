import Testing
import TrainerCore
import TrainerScoring
import TrainerText

@Suite("Key ideas in a deck")
struct KeyIdeaTests {
  @Test("are read with all that is nested under them")
  func fields() throws {
    let ideas = try ideas(
      """
      - the first note changes: first note | old note | [wrong|previous] note
        - essential
        - ask: Which note does the delegate still write to?
      - stale binding: stale binding | old binding | outdated binding
        - weight: 2
        - not: binding is always current | `fresh | new`
        - id: Stale
      - handed over again
      """)
    #expect(ideas.map(\.id) == ["the-first-note-changes", "stale", "handed-over-again"])
    #expect(ideas.map(\.isEssential) == [true, false, false])
    #expect(ideas.map(\.weight) == [1, 2, 1])
    #expect(
      ideas.map { $0.forms.map(\.text) } == [
        ["first note", "old note", "[wrong|previous] note"],
        ["stale binding", "old binding", "outdated binding"], ["handed over again"],
      ])
    #expect(ideas[1].rejected.map(\.text) == ["binding is always current", "`fresh | new`"])
    #expect(ideas[0].followUp == "Which note does the delegate still write to?")
  }

  @Test("are taken from the source, not from what Markdown makes of it")
  func source() throws {
    let ideas = try ideas(
      #"""
      - **a** \*b\* `c`: `context.coordinator.text = $text` | *x* &amp; y | a\|b
        goes on | next
      * [link](x.md): one | two words | `three`
      """#)
    #expect(ideas.map(\.label) == [#"**a** \*b\* `c`"#, "[link](x.md)"])
    #expect(
      ideas[0].forms.map(\.text) == [
        "`context.coordinator.text = $text`", "*x* &amp; y", #"a\|b goes on"#, "next",
      ])
  }

  @Test("have ids of their own in their item")
  func ids() throws {
    let ideas = try ideas(
      """
      - a: b | c d | e f
      - A!: b | c d | e f
      - c: b | c d | e f
        - id: a-2
      - 日本: b | c d | e f
      """)
    #expect(ideas.map(\.id) == ["a", "a-3", "a-2", "x121d7e"])
  }

  @Test("problems in lines that go on stand at their own line")
  func places() {
    let (_, problems) = parse(
      "## T {#t}\n\n### Key ideas\n- a: b | c d\n  | once | e f\n  - not: x |\n    | `y\n")
    #expect(
      problems.map { "\($0.place.line):\($0.place.column) \($0.code)" } == [
        "5:5 common-word", "7:5 empty-form", "7:7 open-code",
      ])
  }

  private func ideas(_ list: String) throws -> [KeyIdea] {
    let (deck, _) = parse("## T {#t}\n\n### Key ideas\n\(list)\n")
    return try #require(deck.items.first).ideas
  }
}
