import Testing
import TrainerScheduling
import TrainerScoring
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("What goes out comes back the same")
struct RoundTripTests {
  private let importing: ImportingHome
  private var state: TestState { importing.state }

  init() throws { importing = try ImportingHome() }

  @Test("a review log goes round: out of one home, into another, and the same comes out again")
  func reviewLog() throws {
    let deck =
      "## One {#one kind=card}\n### Answer\na\n\n## Two {#two kind=cloze}\nMake {{x}} of {{y}}.\n"
    try state.home.write(deck, to: "decks/d.md")
    let other = try TestState()
    try other.home.write(deck, to: "decks/d.md")
    try state.session { store in
      for day in 0..<9 {
        let body = EventBody.review(
          day % 3 == 0 ? "one" : "two", day == 4 ? .again : .good,
          part: day % 3 == 0 ? "" : day % 2 == 0 ? "x" : "y", at: .day(-20 + day))
        try store.append(body, at: .day(-20 + day))
      }
    }
    let csv = try reviewLog(of: state)
    let plan = try importing.bring(csv, named: "log.csv", into: other)
    #expect(plan.files[0].newEvents == 9)
    #expect(try reviewLog(of: other) == csv)
    #expect(try importing.bring(csv, named: "log.csv", into: other).isEmpty)
    #expect(try importing.bring(csv, named: "log.csv").isEmpty)
    let (mine, theirs) = (try state.read().progress, try other.read().progress)
    for key in [RecordKey("one"), RecordKey("two/x"), RecordKey("two/y")] {
      #expect(mine[key]?.schedule.memory == theirs[key]?.schedule.memory)
      #expect(mine[key]?.schedule.reps == theirs[key]?.schedule.reps)
    }
  }

  @Test("what Anki gets comes back with ids, kinds, topics and ideas")
  func ankiGoesRound() throws {
    let deck = """
      ---
      kind: card
      topic: layout
      ---

      ## A *title* with `code` & <T> {#first kind=trick}

      A prompt: 1 < 2, a_b, [brackets] and a list:

      - one
      - two

      ```swift
      let a = "b"  // {{x}}
      ```

      ### Answer
      Say **this**.

      ### Key ideas
      - the first thing: this | that | these
      - second: those

      ### Source
      - [a page](https://swift.org)

      ## Words {#second kind=cloze}

      Make {{once}}, then `{{a: Int}}` and {{b::a hint}}; `}` alone.

      """
    let source = DeckParser.parse(SourceText(name: "d.md", deck)).deck
    let export = AnkiExport(Library([source], Progress()))
    for part in AnkiExport.Part.allCases {
      var text = ""
      try export.write(part, { text += $0 })
      let plan = try importing.bring(text, named: part.fileName)
      #expect(plan.files[0].unread == [])
    }
    let back = try importing.library(state.folder)
    #expect(back.items.map(\.id) == ["first", "second"])
    for item in source.items {
      let other = try #require(back[item.id])
      #expect(other.kind == item.kind && other.labels.topic == "layout")
      #expect(html(other.title) == html(item.title))
      #expect(html(other.prompt) == html(item.prompt))
      #expect(html(other.answer) == html(item.answer))
      #expect(other.ideas.map(\.label) == item.ideas.map(\.label))
      #expect(html(other.sources ?? "") == html(item.sources ?? ""))
    }
  }

  private func reviewLog(of state: TestState) throws -> String {
    let library = try importing.library(state.folder)
    let reviews = try state.folder.readWithStream().reviews
    let source = ExportSource(
      library: library, reviews: reviews, mocks: [], at: .day(0))
    var text = ""
    // The states and the learner's due dates are not in the log: only times and ratings are compared.
    try TableExport.reviewLog(source).write { text += $0 }
    return text.split(separator: "\n").map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return (fields[..<3] + fields[4...]).joined(separator: ",")
    }.joined(separator: "\n")
  }

  private func html(_ markdown: String) -> String {
    AnkiHTML(definitions: "").html(markdown).filter { !$0.isNewline }
  }
}
