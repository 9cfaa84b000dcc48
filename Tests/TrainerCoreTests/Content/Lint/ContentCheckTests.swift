import Testing
import TrainerCore
import TrainerTestKit
import TrainerText

@Suite("Checks across content")
struct ContentCheckTests {
  @Test("the case of duplicates")
  func duplicates() {
    #expect(
      check(ContentFixtures.path("Cases/duplicates")).map { $0.rendered(showsCaret: false) } == [
        "a.md:4:1: warning: the same item stands at a.md:1; it is practised once [item-twice]",
        "b.md:1:1: warning: the same question has another answer at a.md:7 [question-twice]",
        "b.md:4:1: warning: this differs from a.md:1 only in letter case or blanks [likely-twice]",
      ])
  }

  @Test(
    "twins are told apart",
    arguments: [
      ("Q: a {#one}\nA: b\n\nQ: a {#two}\nA: b\n", ["4 item-twice"]),
      (
        "Q: What does a weak reference do?\nA: b\n\nQ: what does a Weak reference do?\nA: c\n",
        ["4 nearly-twice"]
      ),
      (
        "Q: Which lifecycle method of a view controller runs only once?\nA: b\n\n"
          + "Q: Which lifecycle methods of a view controller runs only once?\nA: c\n",
        ["4 nearly-twice"]
      ),
      (
        "Q: What is new in iOS 17 for UIKit?\nA: b\n\nQ: What is new in iOS 18 for UIKit?\nA: c\n",
        []
      ),
      ("Q: What is a struct?\nA: b\n\nQ: What is a class?\nA: c\n", []),
      ("Q: What does a == b compare?\nA: b\n\nQ: What does a === b compare?\nA: c\n", []),
      ("C: An [a] b.\n\nC: An a [b].\n", ["3 nearly-twice"]),
      ("## T {kind=note}\na\n\n## T {kind=note}\nb\n", []),
      ("## T {kind=note}\na\n\n## T {kind=note}\na\n", ["4 item-twice"]),
    ])
  func twins(text: String, expected: [String]) throws {
    #expect(try check(text: text).filter { $0.code.hasSuffix("twice") }.codes == expected)
  }

  @Test("links to items, headings and files are looked up")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "lesson/images/a b.png")
    try folder.write("# Page\n", to: "page.md")
    try folder.write("Q: other {#other}\nA: b\n", to: "other.md")
    try folder.write(
      """
      ## The item {#own kind=note}

      [a](#own) [b](#OTHER) [c](#the-item-own-kindnote) [d](#onw) [e](#a-heading) [f](#nowhere)
      [g](../page.md) [h](../page.md#part) [i](images/a%20b.png) ![j](<images/a b.png>) [k](k.md)
      [l](https://example.org/x.md) [m](mailto:a@b.c) [n](//host/x) [o][p] [q](?x) `[r](r.md)` [s]()

      ### A heading

      [p]: gone.md
      """, to: "lesson/deck.md")
    #expect(
      check(folder.path).map { $0.rendered(showsCaret: false) } == [
        """
        lesson/deck.md:3:51: warning: there is no item and no heading #onw [dead-item-link]
          did you mean own?
        """,
        "lesson/deck.md:3:77: warning: there is no item and no heading #nowhere [dead-item-link]",
        "lesson/deck.md:4:83: warning: there is no file k.md [dead-file-link]",
        "lesson/deck.md:5:63: warning: there is no file gone.md [dead-file-link]",
      ])
  }

  @Test("see= has to name an item")
  func see() throws {
    let problems = try check(
      text: "Q: a {#one see=two,thre,x}\nA: b\n\nQ: c {#two}\nA: d\n\nQ: e {#three}\nA: f\n")
    #expect(
      problems.map { $0.rendered() } == [
        """
        deck.md:1:20: warning: see= names thre, but there is no such item [dead-see]
           1 | Q: a {#one see=two,thre,x}
             |                    ^^^^
          did you mean three?
        """,
        """
        deck.md:1:25: warning: see= names x, but there is no such item [dead-see]
           1 | Q: a {#one see=two,thre,x}
             |                         ^
        """,
      ])
  }

  @Test("item: and read: in a mock have to name something, at any depth")
  func sheetNames() throws {
    let problems = try check(
      text: """
        ## a {#shop kind=design}

        b

        ### Rubric
        - Bridges: Which are there?
          - read: deck, glosary, shop
          - item: nowhere
          - ideas
            - item: c | d | e
        - item: none of these
        - read: this is a question

        Q: f {#glossary}
        A: g

        """)
    #expect(
      problems.filter { $0.code.hasPrefix("dead") }.map { $0.rendered() } == [
        """
        deck.md:7:17: warning: read: names glosary, but there is no such item and no such deck \
        [dead-reading]
           7 |   - read: deck, glosary, shop
             |                 ^^^^^^^
          did you mean glossary?
        """,
        """
        deck.md:8:11: warning: item: names nowhere, but there is no such item [dead-sheet-item]
           8 |   - item: nowhere
             |           ^^^^^^^
        """,
      ])
  }

  @Test("an id that cannot be read for now is not missed")
  func brokenTarget() throws {
    #expect(
      try check(text: "Q: a {#one see=two}\nA: [b](#two)\n\nQ: c {#two}\n").codes
        == ["4 question-without-answer"])
  }

  @Test(
    "answers that the question gives away",
    arguments: [
      ("Q: Is viewDidLoad called once?\nA: `viewDidLoad`.\n", true),
      ("Q: Is viewDidLoad called once?\nA: viewDidLoad, called\n", true),
      ("Q: Is viewDidLoad called once?\nA: view\n", false),
      ("Q: Is it a struct or a class?\nA: a struct\n", false),
      ("Q: Which is 1?\nA: 1\n", false),
      ("Q: What prints this?\n\n```\nfoo()\n```\nA: foo\n", false),
      ("Q: What prints this?\n\n```\nx\n```\n\nIt is foo.\nA: foo\n", true),
      ("C: A [weak] reference is weak.\n", true),
      ("C: A [weak] reference is [weak].\n", false),
      ("C: A [weak] reference is strong.\n", false),
      ("## The answer is foo {#t}\n\na\n\n### Answer\nfoo\n", true),
      ("## T {#t kind=predict}\n\nprint(\"foo\")\n\n### Output\n```\nfoo\n```\n", false),
    ])
  func givenAway(text: String, isGiven: Bool) throws {
    #expect(try check(text: text).contains { $0.code == "given-away" } == isGiven)
  }

  @Test("a given answer is named")
  func givenAnswer() throws {
    #expect(
      try check(text: "Q: Is viewDidLoad called once?\nA: `viewDidLoad`.\n").map { $0.rendered() }
        == [
          """
          deck.md:1:1: warning: the question gives the answer away: "`viewDidLoad`." [given-away]
             1 | Q: Is viewDidLoad called once?
               | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          """
        ])
  }

  @Test("everything is told in the order of files and lines")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.write("Q: a {see=x}\nA: b\n\nQ: c\n", to: "b.md")
    try folder.write("A: x\n\nQ: a {see=x}\nA: b\n", to: "a.md")
    #expect(
      check(folder.path).map { "\($0.file):\($0.place.line) \($0.code)" } == [
        "a.md:1 answer-without-question", "a.md:3 dead-see", "b.md:1 item-twice", "b.md:1 dead-see",
        "b.md:4 question-without-answer",
      ])
  }

  private func check(text: String) throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "deck.md")
    return check(folder.path)
  }

  private func check(_ path: String) -> [Diagnostic] {
    ContentCheck.problems(of: load(path))
  }

  private func load(_ path: String) -> Content {
    ContentLoader(roots: [ContentRoot(path: path, origin: .given)], keepsTexts: true).load()
  }
}

extension [Diagnostic] {
  /// Each as `line code`.
  fileprivate var codes: [String] { map { "\($0.place.line) \($0.code)" } }
}
