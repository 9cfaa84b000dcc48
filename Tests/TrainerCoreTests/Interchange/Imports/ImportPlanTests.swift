import Testing
import TrainerScheduling
import TrainerScoring
import TrainerTestKit
import TrainerText

@testable import TrainerCore

@Suite("What is imported becomes decks and histories")
struct ImportPlanTests {
  private let importing: ImportingHome
  private var state: TestState { importing.state }

  init() throws { importing = try ImportingHome() }

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
    let plan = try importing.bring(text)
    #expect(plan.files[0].newItems == 3 && plan.files[0].unread == [])
    let content = ContentLoader(
      roots: [ContentRoot(path: state.folder.decks, origin: .home)], keepsTexts: true
    ).load()
    #expect(ContentCheck.problemsHeard(of: content).filter { $0.severity == .error } == [])
    #expect(content.items.count == 3 && content.items.allSatisfy(\.isIDWritten))
    #expect(content.items.map(\.kind) == [.card, .card, .cloze])
    let before = state.home.everything
    let second = try importing.bring(text)
    #expect(second.isEmpty && second.files[0].knownItems == 3)
    #expect(state.home.everything == before)
  }

  @Test("a question that is here in the short form is not added in the long one")
  func shortForm() throws {
    try state.home.write("Q: Which?\nA: This.\n\nC: Make [once].\n", to: "decks/own.md")
    let plan = try importing.bring(
      "#separator:tab\n#html:true\nWhich?\tThis.\nMake {{c1::once}}.\t\n", named: "a.txt")
    #expect(plan.isEmpty && plan.files[0].knownItems == 2)
  }

  @Test("a disk that is full leaves nothing behind", arguments: 0..<6)
  func fullDisk(_ writes: Int) throws {
    let faulty = FaultyDisk()
    var state = state
    let text = try exported(reviews: 3)
    var planner = try ImportPlanner(
      importing.library(state.folder), in: state.folder, at: .minute(0))
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

  @Test("a file that is refused in its middle leaves nothing in the plan")
  func refusedInTheMiddle() throws {
    var planner = try ImportPlanner(
      importing.library(state.folder), in: state.folder, at: .minute(0))
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

  @Test("reviews of days to come and of unknown items are told")
  func leftOut() throws {
    try state.home.write("Q: Which? {#one}\nA: This.\n", to: "decks/own.md")
    let future = Moment.day(3).utcMilliseconds
    let plan = try importing.bring(
      "card_id,review_time,review_rating\none,\(future),3\ntwo,1796284800000,3\none/x,1796284800000,3\n",
      named: "log.csv")
    #expect(plan.isEmpty && plan.files[0].unread.map(\.line) == [2, 3, 4])
  }

  private func exported(reviews count: Int) throws -> String {
    var other = try TestState()
    other.device = .named("laptop")
    try other.session { store in
      for day in 0..<count { try store.append(.review("once", at: .day(day)), at: .day(day)) }
    }
    return try importing.export(other)
  }
}
