import Testing
import TrainerCore
import TrainerText

@Suite("Items in the long form")
struct LongItemTests {
  @Test(
    "start at a level-2 heading with attributes, a part or a task list",
    arguments: [
      ("## T {#t}\n### Answer\na\n", ["card t"]),
      ("## T\n\na\n\n### answer\nb\n", ["card T"]),
      ("## T\n\n### KEY   ideas\n- a: b | c d | e f\n", ["card T"]),
      ("## T\n\n- [x] a\n- [ ] b\n", ["choice T"]),
      ("## T ##\n\n### Answer ###\na\n", ["card T"]),
      ("## T {#t kind=note} ##\n", ["note t"]),
      ("  ## T {#t kind=note}\n", ["note t"]),
      ("## T\n\na\n", []),
      ("## T\n\n### Else\na\n", []),
      ("T {#t}\n---\n\n### Answer\na\n", []),
      ("# T {#t}\n\n### Answer\na\n", []),
      ("> ## T {#t}\n>\n> ### Answer\n> a\n", []),
      ("- ## T {#t}\n", []),
      ("```\n## T {#t}\n```\n", []),
      ("    ## T {#t}\n", []),
      ("##T {#t}\n", []),
      ("## T {#t}\n### Answer\na\n# Next\n### Answer\nb\n", ["card t"]),
      ("## T {#t}\n### Answer\na\n\n---\n\nb\n", ["card t"]),
      ("## T\n\n- [ ] a {#t}\n\n## U\n\n- b\n", ["choice T"]),
    ])
  func starts(text: String, expected: [String]) {
    let items = parse(text).deck.items
    #expect(items.map { "\($0.kind.rawValue) \($0.isIDWritten ? $0.id : $0.title)" } == expected)
  }

  @Test(
    "take their kind from attributes, front matter or the prompt",
    arguments: [
      ("", "{kind=trick}", "a", ItemKind.trick),
      ("kind: edge-case", "", "a", .edgeCase),
      ("kind: edge-case", "{kind=trick}", "a", .trick),
      ("kind: Edge-Case", "{kind=TRICK}", "a", .trick),
      ("kind: card", "", "- [x] a\n- [ ] b", .card),
      ("", "{#t}", "- [x] a\n- [ ] {{b}}", .choice),
      ("", "{#t}", "a {{b}}", .cloze),
      ("", "{#t}", "a { { b } }", .card),
      ("", "{#t}", "a", .card),
    ])
  func kinds(front: String, attributes: String, prompt: String, kind: ItemKind) {
    let text = "---\n\(front)\n---\n## T \(attributes)\n\n\(prompt)\n\n### Answer\nx\n"
    #expect(parse(text).deck.items.map(\.kind) == [kind])
  }

  @Test("a task list that is no part of the prompt makes no choice")
  func listInAnswer() {
    let (deck, _) = parse("## T\n\nWhat is to be done?\n\n### Answer\n- [x] a\n")
    #expect(deck.items.map(\.kind) == [.card])
  }

  @Test("end at the next section or at a marker line")
  func ends() {
    let (deck, problems) = parse(
      """
      ## A {#a}
      one

      ### Answer
      two

      #### Deeper
      three

      ## B {#b}

      ### Answer
      four

      Q: five
      A: six
      """)
    #expect(problems.isEmpty)
    #expect(deck.items.map(\.answer) == ["two\n\n#### Deeper\nthree", "four", "six"])
  }

  @Test("with an error in one part still load where the rest is enough")
  func partlyBroken() {
    let (deck, problems) = parse(
      """
      ## A {#a}

      ### Answer
      one

      ### Answr
      two

      ### Output
      three

      ## B {#b}

      ### Answr
      four

      ## C {#c}

      ### Answer
      five
      """)
    #expect(deck.items.map(\.id) == ["a", "c"])
    #expect(deck.brokenIDs == ["b"])
    #expect(
      problems.summary == [
        "6 error unknown-part", "9 error part-other-kind", "14 error unknown-part",
      ])
  }

  @Test("of an unknown kind are left out, with their ids remembered")
  func unknownKind() {
    let (deck, problems) = parse(
      "---\nkind: crad\n---\n## A {#a}\n\n### Answer\nb\n\n## C {#c kind=card}\n\n### Answer\nd\n")
    #expect(deck.items.map(\.id) == ["c"])
    #expect(deck.brokenIDs == ["a"])
    #expect(problems.summary == ["2 error unknown-kind"])
  }

  @Test("in a note all deeper headings are text")
  func note() {
    let (deck, problems) = parse("## T {#t kind=note}\n\n### Anything\na\n\n### Answer\nb\n")
    #expect(problems.isEmpty)
    #expect(deck.items.map(\.prompt) == ["### Anything\na\n\n### Answer\nb"])
    #expect(deck.items.map(\.answer) == [""])
  }

  @Test("every part belongs to the kinds of the table")
  func partsOfKinds() {
    let common: Set<DeckPart> = [.answer, .keyIdeas, .hint, .source]
    let mocks: Set<DeckPart> = [.clarifyingQuestions, .phases, .followUps]
    for kind in ItemKind.allCases {
      let own: Set<DeckPart> =
        switch kind {
        case .predict: [.output]
        case .exercise: [.solution]
        case .problem: mocks.union([.checkpoints, .bugs, .checklist, .solution])
        case .design: mocks.union([.decisions, .rubric])
        default: []
        }
      let parts = Set(DeckPart.allCases.filter { $0.belongs(to: kind) })
      #expect(parts == (kind == .note ? [] : common.union(own)), "\(kind)")
    }
  }

  @Test("keep definitions of links for their texts")
  func definitions() {
    let (deck, _) = parse("Q: see [a][b]\nA: c\n\n---\n\n[b]: x.md \"t\"\n[d]:\n  <y z>\n")
    #expect(deck.linkDefinitions == "[b]: x.md \"t\"\n[d]:\n<y z>")
  }

  @Test("show their prompt without what the task shows itself")
  func statements() throws {
    let (deck, _) = parse(
      "## T {#t}\nBefore.\n\n- [x] a\n- [ ] b\n\nBehind.\n\n## U {#u kind=order}\n1. a\n2. b\n")
    #expect(deck.items.map(\.statement) == ["Before.\n\nBehind.", ""])
  }
}
