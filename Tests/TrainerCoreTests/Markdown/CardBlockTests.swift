import Testing
import TrainerMarkdown
import TrainerText

@Suite("Blocks of a deck: markers and separators")
struct CardBlockTests {
  @Test(arguments: [
    BlockCase(
      "what follows a marker on its line is the first line of its text", "Q: One\ntwo\nA:\nThree",
      """
      marker question @1:1-1:3
      paragraph @1:4-2:4 "One\\ntwo"
      marker answer @3:1-3:3
      paragraph @4:1-4:6 "Three"
      """),
    BlockCase(
      "blanks behind a marker are dropped, no-break spaces as well", "Q: \t\u{A0} a\nC:\u{A0}b",
      """
      marker question @1:1-1:3
      paragraph @1:7-1:8 "a"
      marker cloze @2:1-2:3
      paragraph @2:4-2:5 "b"
      """),
    BlockCase(
      "without a blank or at another column it is no marker", "Q:a\n A: b\nq: c\nQ : d",
      """
      paragraph @1:1-4:6 "Q:a\\nA: b\\nq: c\\nQ : d"
      """),
    BlockCase(
      "a marker ends paragraphs, quotes and lists", "> quoted\nQ: a\n- item\nA: b",
      """
      quote @1:1-1:9
        paragraph @1:3-1:9 "quoted"
      marker question @2:1-2:3
      paragraph @2:4-2:5 "a"
      list - tight @3:1-3:7
        item @3:1-3:7
          paragraph @3:3-3:7 "item"
      marker answer @4:1-4:3
      paragraph @4:4-4:5 "b"
      """),
    BlockCase(
      "a fence may open behind a marker and hides markers", "A: ```swift\nQ: no\n---\n```\nQ: yes",
      """
      marker answer @1:1-1:3
      code (swift) @1:4-4:4 "Q: no\\n---\\n"
      marker question @5:1-5:3
      paragraph @5:4-5:7 "yes"
      """),
    BlockCase(
      "an item's code has no power over a marker at column 0", "- ```\n  a\nQ: b",
      """
      list - tight @1:1-2:4
        item @1:1-2:4
          code unclosed @1:3-2:4 "a\\n"
      marker question @3:1-3:3
      paragraph @3:4-3:5 "b"
      """),
    BlockCase(
      "a comment hides markers", "<!--\nQ: no\n-->\nQ: yes",
      """
      html @1:1-3:4 "<!--\\nQ: no\\n-->\\n"
      marker question @4:1-4:3
      paragraph @4:4-4:7 "yes"
      """),
    BlockCase(
      "a list behind a marker is indented as if it stood at column 0", "A: - one\n  two\n- three",
      """
      marker answer @1:1-1:3
      list - tight @1:4-3:8
        item @1:4-2:6
          paragraph @1:6-2:6 "one\\ntwo"
        item @3:1-3:8
          paragraph @3:3-3:8 "three"
      """),
  ])
  func markers(_ example: BlockCase) { example.check(.deck) }

  @Test(arguments: [
    BlockCase(
      "hyphens end a short card and underline nothing", "Q: a\nb\n----  \nc\n---",
      """
      marker question @1:1-1:3
      paragraph @1:4-2:2 "a\\nb"
      separator @3:1-3:7
      heading 2 setext @4:1-5:4 "c"
      """),
    BlockCase(
      "outside a short card they underline", "a\n---",
      """
      heading 2 setext @1:1-2:4 "a"
      """),
    BlockCase(
      "a heading of level 1 or 2 ends a short card", "Q: a\n## b\nc\n---",
      """
      marker question @1:1-1:3
      paragraph @1:4-1:5 "a"
      heading 2 @2:1-2:5 "b"
      heading 2 setext @3:1-4:4 "c"
      """),
    BlockCase(
      "a deeper one, one in a quote and one on the marker's line do not",
      "Q: # a\n> # b\n### c\nd\n---",
      """
      marker question @1:1-1:3
      heading 1 @1:4-1:7 "a"
      quote @2:1-2:6
        heading 1 @2:3-2:6 "b"
      heading 3 @3:1-3:6 "c"
      paragraph @4:1-4:2 "d"
      separator @5:1-5:4
      """),
    BlockCase(
      "two hyphens, spaced ones and indented ones are plain Markdown",
      "Q: a\n--\nb\n\n- - -\nc\n ---",
      """
      marker question @1:1-1:3
      heading 2 setext @1:4-2:3 "a"
      paragraph @3:1-3:2 "b"
      rule @5:1-5:6
      heading 2 setext @6:1-7:5 "c"
      """),
  ])
  func separators(_ example: BlockCase) { example.check(.deck) }

  @Test("Plain CommonMark knows no markers")
  func plain() {
    BlockCase("", "Q: a\n---", "heading 2 setext @1:1-2:4 \"Q: a\"").check()
  }

  @Test("LF, CRLF and CR give the same blocks", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let lines = ["Q: a", "b", "", "A: - c", "  d", "", "```", "e", "```", ""]
    BlockCase(
      "", lines.joined(separator: end),
      """
      marker question @1:1-1:3
      paragraph @1:4-2:2 "a\\nb"
      marker answer @4:1-4:3
      list - tight @4:4-5:4
        item @4:4-5:4
          paragraph @4:6-5:4 "c\\nd"
      code @7:1-9:4 "e\\n"
      """
    ).check(.deck)
  }

  @Test("Reading may begin at any line, and always begins behind a byte order mark")
  func offset() {
    let front = "\u{FEFF}---\ntitle: x\n---\n"
    let text = SourceText(front + "Q: a\n")
    let document = MarkdownDocument(text, from: front.utf8.count, dialect: .deck)
    #expect(
      document.dump() == """
        document @4:1-4:6
          marker question @4:1-4:3
          paragraph @4:4-4:5 "a"

        """)
    let whole = MarkdownDocument(text, from: 0)
    #expect(
      whole.children(of: .document).map { whole.kind(of: $0) }.first
        == .thematicBreak(endsCard: false))
    #expect(MarkdownDocument(text, from: 1_000).children(of: .document).first == nil)
    #expect(MarkdownDocument(SourceText("")).dump() == "document @1:1-1:1\n")
  }
}
