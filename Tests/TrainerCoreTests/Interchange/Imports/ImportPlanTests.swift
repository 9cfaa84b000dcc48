import Testing
import TrainerScheduling
import TrainerScoring
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("What is imported becomes decks and histories")
struct ImportPlanTests {
  private let state: TestState

  init() throws { state = try TestState() }

  private func library(_ folder: StateFolder) throws -> Library {
    let roots = [ContentRoot(path: folder.decks, origin: .home)]
    return Library(ContentLoader(roots: roots).load().decks.map(\.deck), try folder.read().progress)
  }

  @discardableResult
  private func bring(
    _ text: String, as format: ImportFormat? = nil, named name: String = "file.md",
    into state: TestState? = nil
  ) throws -> ImportPlan {
    let state = state ?? self.state
    var planner = try ImportPlanner(library(state.folder), in: state.folder, at: .minute(0))
    try planner.add(SourceText(name: name, text), as: format)
    let store = planner.plan.changesHistory ? try state.store() : nil
    try planner.plan.write(in: state.folder, store: store)
    store?.close()
    return planner.plan
  }

  @Test("a deck has ids, is accepted by check, and comes once only")
  func once() throws {
    let text = """
      Q: Which {#hash}?
      A: First.

      ## Not a part

      Q:
      ```swift
      // Q: no card
      ## no heading
      A: An answer with code first

      C: Hidden [once::twice] and {{braces}}.
      """.replacing("## no heading\n", with: "## no heading\n```\n")
    let plan = try bring(text)
    #expect(plan.files[0].newItems == 3 && plan.files[0].unread == [])
    let content = ContentLoader(
      roots: [ContentRoot(path: state.folder.decks, origin: .home)], keepsTexts: true
    ).load()
    #expect(ContentCheck.problemsHeard(of: content).filter { $0.severity == .error } == [])
    #expect(content.items.count == 3 && content.items.allSatisfy(\.isIDWritten))
    #expect(content.items.map(\.kind) == [.card, .card, .cloze])
    let before = state.home.everything
    let second = try bring(text)
    #expect(second.isEmpty && second.files[0].knownItems == 3)
    #expect(state.home.everything == before)
  }

  @Test("a question that is here in the short form is not added in the long one")
  func shortForm() throws {
    try state.home.write("Q: Which?\nA: This.\n\nC: Make [once].\n", to: "decks/own.md")
    let plan = try bring(
      "#separator:tab\n#html:true\nWhich?\tThis.\nMake {{c1::once}}.\t\n", named: "a.txt")
    #expect(plan.isEmpty && plan.files[0].knownItems == 2)
  }

  @Test("a disk that is full leaves nothing behind", arguments: 0..<6)
  func fullDisk(_ writes: Int) throws {
    let faulty = FaultyDisk()
    var state = state
    let text = try exported(reviews: 3)
    var planner = try ImportPlanner(library(state.folder), in: state.folder, at: .minute(0))
    try planner.add(SourceText(name: "q.md", "Q: Which?\nA: This.\n"), as: nil)
    try planner.add(SourceText(name: "other.json", text), as: nil)
    let plan = planner.plan
    state.disk = faulty.disk
    let store = try state.store()
    let fault = FaultyDisk.Fault.fails(28)
    switch writes {
    case 0: faulty.plan(.write, fault)
    case 1: faulty.plan(.write, nil, fault)
    case 2: faulty.plan(.sync, fault)
    case 3: faulty.plan(.sync, nil, nil, fault)
    case 4: faulty.plan(.write, .takes(bytes: 5), fault)
    default: faulty.plan(.open, nil, nil, nil, fault)
    }
    #expect(throws: StateError.self) { try plan.write(in: state.folder, store: store) }
    let left = state.home.everything.keys.filter { $0.hasSuffix(".md") || $0.contains("laptop") }
    #expect(left.isEmpty)
    // The same works when there is room again.
    try plan.write(in: state.folder, store: store)
    store.close()
    #expect(state.home.text("decks/q.md") != nil && state.home.text("reviews/laptop.jsonl") != nil)
  }

  private func exported(reviews count: Int) throws -> String {
    var other = try TestState()
    other.device = .named("laptop")
    try other.session { store in
      for day in 0..<count { try store.append(.review("once", at: .day(day)), at: .day(day)) }
    }
    return try export(other)
  }

  private func export(_ state: TestState) throws -> String {
    let library = Library([], try state.folder.read().progress)
    let history = try state.folder.history()
    let source = ExportSource(
      library: library, history: history, mocks: [], at: .day(9))
    var text = ""
    try JSONExport(
      ReportSource(source), logs: state.folder.exportedLogs(), files: state.folder.homeFiles()
    ).write { text += $0 }
    return text
  }

  @Test(
    "importing what another home exports is the same as syncing its logs",
    arguments: 0..<6 as Range<UInt64>)
  func likeSyncing(_ seed: UInt64) throws {
    var (laptop, importing, syncing) = (try TestState(), try TestState(), try TestState())
    laptop.device = .named("laptop")
    importing.device = .named("phone")
    syncing.device = .named("phone")
    var events = RandomEvents(seed: seed, devices: ["laptop", "phone"])
    func practise(_ home: TestState, _ minutes: Range<Int>) throws {
      try home.session { store in
        for minute in minutes {
          let moment = events.moment(near: minute * 9)
          let reference = try store.append(events.body(at: moment), at: moment)
          events.written[home.device.text] = reference.number
        }
      }
    }
    try practise(laptop, 0..<40)
    try practise(importing, 0..<30)
    try syncing.home.write(importing.home.bytes(importing.ownLog) ?? [], to: importing.ownLog)
    for stretch in [40..<60, 60..<75] {
      let text = try export(laptop)
      #expect(try bring(text, named: "l.json", into: importing).files[0].newEvents > 0)
      try syncing.home.write(laptop.home.bytes(laptop.ownLog) ?? [], to: laptop.ownLog)
      for home in [importing, syncing] { try home.session { _ in } }
      #expect(importing.home.text("progress.json") == syncing.home.text("progress.json"))
      #expect(importing.home.bytes(laptop.ownLog) == syncing.home.bytes(laptop.ownLog))
      #expect(try bring(text, named: "l.json", into: importing).isEmpty)
      try practise(laptop, stretch)
    }
  }

  @Test("decks, settings and mock interviews of another home stayed behind")
  func wholeHome() throws {
    var other = try TestState()
    other.device = .named("laptop")
    try other.home.write("Q: Which? {#which}\nA: This.\n", to: "decks/own/a.md")
    try other.home.write("Q: Other? {#other}\nA: Theirs.\n", to: "decks/both.md")
    try other.home.write("{}", to: "mocks/2026-12-01-design.json")
    try other.home.write("x: 1", to: "config.yaml")
    try other.session { store in
      try store.append(.review("which"), at: .minute(0))
      try store.append(.set(.newPerDay(3)), at: .minute(1))
    }
    try state.home.write("Q: Mine? {#mine}\nA: Mine.\n", to: "decks/both.md")
    let text = try export(other)
    let plan = try bring(text, named: "other.json")
    #expect(plan.files[0].newFiles == 2 && plan.files[0].knownFiles == 1)
    #expect(
      plan.files[0].unread.map(\.message) == [
        "decks/both.md says something else here, and stays as it is"
      ])
    for name in ["decks/own/a.md", "mocks/2026-12-01-design.json"] {
      #expect(state.home.text(name) == other.home.text(name))
    }
    #expect(state.home.text("decks/both.md") == "Q: Mine? {#mine}\nA: Mine.\n")
    #expect(state.home.text("config.yaml") == nil)
    #expect(try state.read().progress.settings == other.read().progress.settings)
    #expect(try bring(text, named: "other.json").isEmpty)
  }

  @Test("a file that is refused in its middle leaves nothing in the plan")
  func refusedInTheMiddle() throws {
    var planner = try ImportPlanner(library(state.folder), in: state.folder, at: .minute(0))
    let words = String(repeating: "an answer ", count: 100)
    let rows = (0..<300).map { "Q\($0)?\t\(words)\n" }.joined()
    let large = Array("#separator:tab\n\(rows)Last?\t".utf8) + [0xFF, 0x0A]
    #expect(throws: ImportRefusal(302, "the field is not UTF-8")) {
      try planner.add(ByteStream(large), named: "notes.txt", as: .anki)
    }
    #expect(planner.plan.isEmpty && planner.plan.files.isEmpty)
    try planner.add(SourceText(name: "notes.txt", "#separator:tab\nQ1?\t\(words)\n"), as: nil)
    #expect(planner.plan.files[0].newItems == 1)
  }

  @Test("another home's copy of the own log becomes a copy beside it, and counts once")
  func ownLog() throws {
    try state.session { store in
      for day in 0..<4 { try store.append(.review("once", at: .day(day)), at: .day(day)) }
    }
    let own = try #require(state.home.text(state.ownLog))
    var other = try TestState()
    other.device = .named("laptop")
    let ahead = own + logLines([(.review("twice", at: .day(6)), .day(6))], first: 5)
    try other.home.write(ahead, to: state.ownLog)
    let text = try export(other)
    let plan = try bring(text, named: "other.json")
    #expect(plan.files[0].newEvents == 1 && plan.files[0].knownEvents == 4)
    #expect(state.home.text(state.ownLog) == own)
    #expect(state.home.text("reviews/mac-1a2b (imported).jsonl") == ahead)
    #expect(try state.read().progress[RecordKey("once")]?.schedule.reps == 4)
    #expect(try bring(text, named: "other.json").isEmpty)
    // What is answered next has a number of its own.
    try state.session { try $0.append(.review("once", at: .day(7)), at: .day(7)) }
    #expect(state.logLines().last?.contains("\"n\":6") == true)
  }

  @Test("a log that went another way here becomes a copy, and nothing is lost")
  func fork() throws {
    let first = logLines([(.review("once"), .minute(0))], device: "laptop")
    try state.home.write(
      first + logLines([(.review("here"), .minute(1))], device: "laptop", first: 2),
      to: "reviews/laptop.jsonl")
    let other = try TestState()
    try other.home.write(
      first + logLines([(.review("there"), .minute(1))], device: "laptop", first: 2),
      to: "reviews/laptop.jsonl")
    try bring(export(other), named: "other.json")
    let progress = try state.read().progress
    for name in ["once", "here", "there"] {
      #expect(progress[RecordKey(name)]?.schedule.reps == 1)
    }
  }

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
    let plan = try bring(csv, named: "log.csv", into: other)
    #expect(plan.files[0].newEvents == 9)
    #expect(try reviewLog(of: other) == csv)
    #expect(try bring(csv, named: "log.csv", into: other).isEmpty)
    #expect(try bring(csv, named: "log.csv").isEmpty)
    let (mine, theirs) = (try state.read().progress, try other.read().progress)
    for key in [RecordKey("one"), RecordKey("two/x"), RecordKey("two/y")] {
      #expect(mine[key]?.schedule.memory == theirs[key]?.schedule.memory)
      #expect(mine[key]?.schedule.reps == theirs[key]?.schedule.reps)
    }
  }

  private func reviewLog(of state: TestState) throws -> String {
    let library = try library(state.folder)
    let history = try state.folder.history()
    let source = ExportSource(
      library: library, history: history, mocks: [], at: .day(0))
    var text = ""
    // The states and the learner's due dates are not in the log: only times and ratings are compared.
    try TableExport.reviewLog(source).write { text += $0 }
    return text.split(separator: "\n").map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return (fields[..<3] + fields[4...]).joined(separator: ",")
    }.joined(separator: "\n")
  }

  @Test("reviews of days to come and of unknown items are told")
  func leftOut() throws {
    try state.home.write("Q: Which? {#one}\nA: This.\n", to: "decks/own.md")
    let future = Moment.day(3).utcMilliseconds
    let plan = try bring(
      "card_id,review_time,review_rating\none,\(future),3\ntwo,1796284800000,3\none/x,1796284800000,3\n",
      named: "log.csv")
    #expect(plan.isEmpty && plan.files[0].unread.map(\.line) == [2, 3, 4])
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
      let plan = try bring(text, named: part.fileName)
      #expect(plan.files[0].unread == [])
    }
    let back = try library(state.folder)
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

  private func html(_ markdown: String) -> String {
    AnkiHTML(definitions: "").html(markdown).filter { !$0.isNewline }
  }
}
