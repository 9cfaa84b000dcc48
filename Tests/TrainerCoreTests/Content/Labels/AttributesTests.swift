import Testing
import TrainerText

@testable import TrainerCore

@Suite("Attributes")
struct AttributesTests {
  @Test(
    "are the last braces that begin with # or word=",
    arguments: [
      ("Title {#id}", "{#id}"),
      ("Title {#id}  ", "{#id}"),
      ("Title {key=value}", "{key=value}"),
      ("{#id}", "{#id}"),
      ("Is `{}` a set? {#id}", "{#id}"),
      ("Does {a=1} hold? {#id}", "{#id}"),
      ("A brace { and {#id}", "{#id}"),
      (#"Text {topic="a } b {c=1}"}"#, #"{topic="a } b {c=1}"}"#),
      ("Both {#a} {#b}", "{#b}"),
      ("Blanks {#id  a=1 }", "{#id  a=1 }"),
    ])
  func found(line: String, braces: String) throws {
    let source = SourceText(line)
    let reading = try #require(Attributes.find(in: source, line: source.line(1)))
    guard case .read(let attributes) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(source.text(attributes.range) == braces)
  }

  @Test(
    "are text elsewhere",
    arguments: [
      "Title", "Title {}", "Title { x }", "Title {word}", "Title {#id} more", #"Title \{#id}"#,
      "Title {{hidden}}", "Title }", "`{#id}`", "{ #id }", "Set {1, 2}", "",
    ])
  func text(line: String) {
    let source = SourceText(line)
    #expect(Attributes.find(in: source, line: source.line(1)) == nil)
  }

  @Test("hold an id, words, lists and texts")
  func values() throws {
    let line =
      #"T {kind=card #an-id ref=L55-E02,L55-C02 topic="two, \"quoted\" \\ words" a-b_1=x:y#z}"#
    let source = SourceText(line)
    let reading = try #require(Attributes.find(in: source, line: source.line(1)))
    guard case .read(let attributes) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(attributes.id?.text == "an-id")
    #expect(attributes.entries.map(\.name.text) == ["kind", "ref", "topic", "a-b_1"])
    #expect(
      attributes.entries.map { $0.values.map(\.text) } == [
        ["card"], ["L55-E02", "L55-C02"], [#"two, "quoted" \ words"#], ["x:y#z"],
      ])
    let words = attributes.entries.flatMap {
      [$0.name] + $0.values.filter { !$0.text.contains(" ") }
    }
    #expect(words.map { source.text($0.range) } == words.map(\.text))
  }

  @Test("a Q: line that opens a fence has none")
  func fence() {
    let (deck, problems) = parse("Q: ```swift {#id}\nlet x = 1\n```\nA: b\n")
    #expect(deck.items.map(\.isIDWritten) == [false])
    #expect(deck.items.map(\.prompt) == ["```swift {#id}\nlet x = 1\n```"])
    #expect(problems.isEmpty)
  }

  @Test("leave the lines behind them to the question")
  func severalLines() {
    let (deck, _) = parse("Q: first {#id}\n   second\n\n- third\nA: b\n\nQ: {#next}\nalone\nA: c\n")
    #expect(deck.items.map(\.prompt) == ["first\n   second\n\n- third", "alone"])
    #expect(deck.items.map(\.id) == ["id", "next"])
  }

  @Test("override the defaults of the file")
  func defaults() {
    let (deck, problems) = parse(
      """
      ---
      kind: trick
      topic: a
      tags: [b, c]
      difficulty: 1
      see: x
      ---
      ## T {kind=card tags=d see=y,z topic=""}

      ### Answer
      u

      ## U

      ### Answer
      u
      """)
    #expect(problems.isEmpty)
    #expect(deck.items.map(\.kind) == [.card, .trick])
    #expect(deck.items.map(\.labels.tags) == [["d"], ["b", "c"]])
    #expect(deck.items.map(\.labels.see) == [["y", "z"], ["x"]])
    #expect(deck.items.map(\.labels.topic) == ["a", "a"])
    #expect(deck.items.map(\.labels.difficulty) == ["1", "1"])
  }
}
