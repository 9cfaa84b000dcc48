import Testing
import TrainerText

@testable import TrainerCore

@Suite("Front matter")
struct FrontMatterTests {
  enum Expected: Equatable, Sendable {
    case none
    case found(String, body: String)
    case open
    case late(line: Int)
  }

  @Test(
    "begins on line 1 and ends before the first marker or deep heading",
    arguments: [
      ("", .none),
      ("text", .none),
      ("---", .open),
      ("---\n", .open),
      ("---\n---", .found("", body: "")),
      ("---\n---\nbody", .found("", body: "body")),
      ("---\na: b\n---\nbody", .found("a: b\n", body: "body")),
      ("--- \t\na: b\n...  \nbody", .found("a: b\n", body: "body")),
      ("\u{FEFF}---\r\na: b\r\n---\r\nbody", .found("a: b\r\n", body: "body")),
      ("---\ra: b\r---\rbody", .found("a: b\r", body: "body")),
      ("---\n# comment\na: b\n---\n", .found("# comment\na: b\n", body: "")),
      ("---\na: b\n----\n---\n", .found("a: b\n----\n", body: "")),
      ("----\na: b\n---\n", .none),
      (" ---\na: b\n---\n", .none),
      ("---\nQ: a\nA: b\n---\n", .none),
      ("---\n\n\nC: [a]\n", .none),
      ("---\nQ:\nA: b\n", .none),
      ("---\nQ:\u{A0}a\n", .none),
      ("---\ntitle: x\nQ: a\n---\n", .open),
      ("---\ntitle: x\n## Heading\n---\n", .open),
      ("---\n##\n---\n", .open),
      ("---\nQ:a\n---\n", .found("Q:a\n", body: "")),
      ("---\n##a\n---\n", .found("##a\n", body: "")),
      ("---\ntitle: x\n", .open),
      ("\n---\ntitle: x\n---\n", .late(line: 2)),
      (" \n\t\n---\ntitle: x\n...\n", .late(line: 3)),
      ("\n---\ntext\n---\n", .none),
      ("\n---\ntitle: x\nQ: a\n", .none),
      ("\n---", .none),
    ] as [(String, Expected)])
  func place(text: String, expected: Expected) {
    let source = SourceText(text)
    let found: Expected =
      switch FrontMatterSearch(in: source) {
      case .none: .none
      case .found(let lines, let bodyStart):
        .found(source.text(lines), body: source.text(bodyStart..<source.bytes.count))
      case .open: .open
      case .late(let range): .late(line: source.place(at: range.lowerBound).line)
      }
    #expect(found == expected)
  }

  @Test("sets title, lesson and defaults")
  func keys() {
    let (deck, problems) = parse(
      """
      ---
      title: "A: title"
      lesson: A lesson
      topic: a topic
      tags: one, two
      ref:
        - R-1
        - R-2
      evidence: measured
      difficulty: 3
      minutes: 2
      depth: internals
      see: [x, Y]
      shuffle: no
      ---
      # Heading

      Q: a
      A: b
      """)
    #expect(problems.isEmpty)
    #expect(deck.title == "A: title")
    #expect(deck.lesson == "A lesson")
    let labels = deck.items.first?.labels
    #expect(labels?.topic == "a topic")
    #expect(labels?.tags == ["one", "two"])
    #expect(labels?.refs == ["R-1", "R-2"])
    #expect(labels?.evidence == .measured)
    #expect(labels?.difficulty == "3")
    #expect(labels?.minutes == 2)
    #expect(labels?.depth == .internals)
    #expect(labels?.see == ["x", "y"])
    #expect(labels?.shuffles == false)
  }

  @Test(
    "the title is that of front matter, else of a # heading, else the file's name",
    arguments: [
      ("---\ntitle: A\n---\n# B\n", "A"),
      ("---\nname = \"Cards of hashcards\"\n---\nQ: a\nA: b\n", "Cards of hashcards"),
      ("---\nname: A\n---\n# B\n", "B"),
      ("Text\n\n# B\n# C\n", "B"),
      ("B\n===\n", "deck"),
      ("Q: a\nA: b\n\n# B\n", "B"),
    ])
  func title(text: String, expected: String) { #expect(parse(text).deck.title == expected) }

  @Test(
    "the lesson is the folder's name",
    arguments: [
      ("deck.md", "root"), ("lesson/deck.md", "lesson"), ("a/b/deck.MD", "b"),
    ])
  func lesson(file: String, expected: String) {
    let (deck, _) = DeckParser.parse(SourceText(name: file, "Q: a\nA: b\n"), folder: "root")
    #expect(deck.lesson == expected)
    #expect(deck.items.map(\.labels.lesson) == [expected])
    #expect(deck.name == String(file.dropLast(3)))
  }

  @Test("that does not end leaves the cards in peace")
  func open() {
    let (deck, problems) = parse("---\ntitle: x\n\nQ: a\nA: b\n\n---\n\nQ: c\nA: d\n")
    #expect(deck.items.map(\.prompt) == ["a", "c"])
    #expect(deck.title == "deck")
    #expect(problems.summary == ["1 error front-matter-open"])
  }

  @Test("a separator before the first card is none")
  func separator() {
    let (deck, problems) = parse("---\n\nQ: a\nA: b\n---\n")
    #expect(deck.items.map(\.prompt) == ["a"])
    #expect(problems.isEmpty)
  }
}
