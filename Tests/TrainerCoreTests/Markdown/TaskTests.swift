import Testing
import TrainerMarkdown
import TrainerText

@Suite("Task boxes")
struct TaskTests {
  @Test(
    "A box begins an item's first paragraph, and text follows it",
    arguments: [
      ("- [ ] a", TaskBox.open), ("- [x] a", .done), ("1. [X]\ta", .done), ("-\n  [x] a", .done),
      ("- [x]\u{20}\u{20} [ ] a", .done),
      ("- [ x] a", .almost), ("- [x ] a", .almost), ("- [] a", .almost), ("- [  ] a", .almost),
      ("- [x]a", .almost), ("- [ ]`a`", .almost), ("- [x]", .almost), ("- [ ] ", .almost),
      ("- [y] a", nil), ("- [xx] a", nil), ("- [x](a)", nil), ("- [x][a]", nil), ("- [x]: a", nil),
      ("- a [x] b", nil), ("- # [x] a", nil), ("- a\n\n  [x] b", nil), ("[x] a\n- b", nil),
    ] as [(String, TaskBox?)])
  func boxes(_ text: String, _ box: TaskBox?) throws {
    let document = MarkdownDocument(SourceText(text))
    let list = try #require(document.children(of: .document).first { document.isList($0) })
    let item = try #require(document.children(of: list).first)
    #expect(document.kind(of: item) == .listItem(box))
  }

  @Test("The box is not part of the text")
  func text() {
    BlockCase(
      "", "- [x] a\n  b",
      """
      list - tight @1:1-2:4
        item done @1:1-2:4
          paragraph @1:7-2:4 "a\\nb"
      """
    ).check()
  }

  @Test(arguments: [
    HTMLCase(
      "in a tight list", "- [ ] a\n- [X] b",
      """
      <ul>
      <li><input type="checkbox" disabled="" /> a</li>
      <li><input type="checkbox" checked="" disabled="" /> b</li>
      </ul>
      """),
    HTMLCase(
      "in a loose list", "- [ ] a\n\n  b",
      """
      <ul>
      <li><input type="checkbox" disabled="" />\u{20}
      <p>a</p>
      <p>b</p>
      </li>
      </ul>
      """),
    HTMLCase(
      "before a text that an underline makes a heading", "- [x] a\n  ===",
      """
      <ul>
      <li><input type="checkbox" checked="" disabled="" />\u{20}
      <h1>a</h1>
      </li>
      </ul>
      """),
    HTMLCase("almost a box is text", "- [ x] a", "<ul>\n<li>[ x] a</li>\n</ul>"),
  ])
  func html(_ example: HTMLCase) { example.check() }
}

extension MarkdownDocument {
  fileprivate func isList(_ block: BlockID) -> Bool {
    if case .list = kind(of: block) { true } else { false }
  }
}
