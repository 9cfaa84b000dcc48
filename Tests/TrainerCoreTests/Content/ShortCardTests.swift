import Testing
import TrainerCore
import TrainerText

@Suite("Short cards")
struct ShortCardTests {
  @Test(
    "begin at a marker in column 0 and end at the next one, a separator or a heading",
    arguments: [
      ("Q: a\nA: b\nQ: c\nA: d\n", ["a|b", "c|d"]),
      ("Q: a\nA: b\n---\nprose\n\nQ: c\nA: d\n", ["a|b", "c|d"]),
      ("Q: a\nA: b\n-----  \nprose\n", ["a|b"]),
      ("Q: a\nA: b\n\n***\n\nc\n", ["a|b\n\n***\n\nc"]),
      ("Q: a\nA: b\n - - -\n", ["a|b\n - - -"]),
      ("Q: a\nA: b\n# H\nprose\n", ["a|b"]),
      ("Q: a\nA: b\n## H\nprose\n", ["a|b"]),
      ("Q: a\nA: b\n### H\nc\n", ["a|b\n### H\nc"]),
      ("Q: a\nA: b\n===\n", ["a|b\n==="]),
      ("Q: a\nA: b\n  Q: c\n", ["a|b\n  Q: c"]),
      ("Q: a\nA: b\nQ:c\n", ["a|b\nQ:c"]),
      ("Q : a\nQ: b\nA: c", ["b|c"]),
      ("q: a\nQ: b\nA: c", ["b|c"]),
      ("Q: a\nA: > b\n> c\n", ["a|> b\n> c"]),
      ("Q: a\n> quoted\nA: b\n", ["a\n> quoted|b"]),
      ("Q: a\n- item\nA: b\n", ["a\n- item|b"]),
      ("Q: a `code\nA: b` c\n", ["a `code|b` c"]),
      ("Q: a\nA: ~~~\nQ: x\n~~~\nc\n", ["a|~~~\nQ: x\n~~~\nc"]),
      ("Q: a\nA: b\n\n    indented\n    Q: x\n", ["a|b\n\n    indented\n    Q: x"]),
      ("Q: a\nA:\n\n    code\n", ["a|    code"]),
      ("<!--\nQ: x\nA: y\n-->\n\nQ: a\nA: b\n", ["a|b"]),
      ("Q: a\nA: <!--\nQ: x\n-->\nb\n", ["a|<!--\nQ: x\n-->\nb"]),
      ("Q: # a\nA: b\n", ["# a|b"]),
      ("Q: a\nA: ---\nb\n", ["a|---\nb"]),
    ])
  func extent(text: String, expected: [String]) {
    #expect(parse(text).deck.items.map { "\($0.prompt)|\($0.answer)" } == expected)
  }

  @Test(
    "a hard break at the end of the marker's line stays when attributes stand there too",
    arguments: [
      ("Q: a  {#x}\nb\nA: c\n", "a  \nb"), ("Q: a {#x}  \nb\nA: c\n", "a  \nb"),
      ("Q: a   {#x}   \nb\nA: c\n", "a      \nb"), ("Q: a\\ {#x}\nb\nA: c\n", "a\\\nb"),
      ("Q: a {#x} \nb\nA: c\n", "a\nb"), ("Q: a  {#x}\nA: c\n", "a"),
      ("Q: a  {#x}\r\nb\r\nA: c\r\n", "a  \nb"),
    ])
  func hardBreak(text: String, prompt: String) {
    let (deck, problems) = parse(text)
    #expect(problems.isEmpty)
    #expect(deck.items.map(\.prompt) == [prompt])
    #expect(deck.items.map(\.id) == ["x"])
  }

  @Test("the deletions behind such a break are found at their places")
  func hardBreakInCloze() {
    let (deck, _) = parse("C: a [b]  {#x}\nc [d]\n")
    #expect(deck.items[0].front(hiding: 0) == "a \\[…\\]  \nc d")
    #expect(deck.items[0].front(hiding: 1) == "a b  \nc \\[…\\]")
  }

  @Test("half cards are errors at their line, and the others load")
  func halves() {
    let (deck, problems) = parse(
      """
      A: no question

      Q: no answer

      Q: fine
      A: right

      Q:
      A: nothing asked

      Q: nothing said
      A:

      Q: twice
      A: first
      A: second

      C: nothing hidden

      C:

      C: [hidden]
      A: no answer belongs here

      Q: last
      A: card
      """)
    #expect(deck.items.map(\.prompt) == ["fine", "twice", "[hidden]", "last"])
    #expect(deck.items.map(\.answer) == ["right", "first", "", "card"])
    #expect(
      problems.summary == [
        "1 error answer-without-question", "3 error question-without-answer",
        "8 error empty-question", "12 error empty-answer", "16 error second-answer",
        "18 error nothing-hidden", "20 error empty-cloze", "23 error answer-without-question",
      ])
  }

  @Test("ids of broken cards are remembered")
  func broken() {
    let (deck, _) = parse("Q: a {#one}\n\nC: b {#Two}\n\nQ: {#three}\nA: c\n")
    #expect(deck.items.isEmpty)
    #expect(deck.brokenIDs == ["one", "two", "three"])
  }

  @Test("take their topic from the heading whose section runs into them")
  func topics() {
    let (deck, problems) = parse(
      """
      ---
      topic: default
      ---
      Q: a
      A: b

      ## First
      Q: c
      A: d
      ---
      Q: e
      A: f

      ## Second

      With prose.

      Q: g {topic=own}
      A: h
      Q: i
      A: j

      # A part of the deck
      Q: k
      A: l

      ## Prose
      ## Third
      C: [m]
      """)
    #expect(problems.isEmpty)
    #expect(
      deck.items.map(\.labels.topic) == [
        "default", "First", "First", "own", "Second", "default", "Third",
      ])
  }

  @Test("and so they do where the front matter names a kind")
  func topicsWithKind() {
    let (deck, problems) = parse(
      """
      ---
      kind: edge-case
      ---
      ## Topic

      Q: a
      A: b

      ## Item
      With a prompt.

      ### Answer
      c

      Q: d
      A: e
      """)
    #expect(problems.isEmpty)
    #expect(deck.items.map(\.kind) == [.card, .edgeCase, .card])
    #expect(deck.items.map(\.labels.topic) == ["Topic", nil, nil])
  }

  @Test("stand at their line")
  func places() {
    let text = "# Deck\n\nQ: a\nA: b\n\n\n---\nC: [c]\n  d\n"
    let (deck, _) = parse(text)
    #expect(deck.items.map(\.place.line) == [3, 8])
    let source = SourceText(text)
    #expect(deck.items.map { source.text($0.place.range) } == ["Q: a\nA: b", "C: [c]\n  d"])
  }

  @Test("text before the first item is the introduction")
  func introduction() {
    #expect(parse("# T\n\nHello.\n\n## Prose\nmore\n\nQ: a\nA: b\n").deck.introduction == "Hello.")
    #expect(
      parse("Hello.\n\n## Prose\nmore\n\n## T {#a}\n\n### Answer\nb\n").deck.introduction
        == "Hello.\n\n## Prose\nmore")
    #expect(parse("Before\n\n# T\n\nbehind\n").deck.introduction == "Before\n\nbehind")
    #expect(parse("Q: a\nA: b\n\n# T\n").deck.introduction == "")
  }
}
