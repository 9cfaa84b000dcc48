import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite("Importing what another home exports is as if it had been synced")
struct AnotherHomeTests {
  private let home: ImportingHome
  private var state: TestState { home.state }

  init() throws { home = try ImportingHome() }

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
      let text = try home.export(laptop)
      #expect(try home.bring(text, named: "l.json", into: importing).files[0].newEvents > 0)
      try syncing.home.write(laptop.home.bytes(laptop.ownLog) ?? [], to: laptop.ownLog)
      for home in [importing, syncing] { try home.session { _ in } }
      #expect(importing.home.text("progress.json") == syncing.home.text("progress.json"))
      #expect(importing.home.bytes(laptop.ownLog) == syncing.home.bytes(laptop.ownLog))
      #expect(try home.bring(text, named: "l.json", into: importing).isEmpty)
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
    let text = try home.export(other)
    let plan = try home.bring(text, named: "other.json")
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
    #expect(try home.bring(text, named: "other.json").isEmpty)
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
    let text = try home.export(other)
    let plan = try home.bring(text, named: "other.json")
    #expect(plan.files[0].newEvents == 1 && plan.files[0].knownEvents == 4)
    #expect(state.home.text(state.ownLog) == own)
    #expect(state.home.text("reviews/mac-1a2b (imported).jsonl") == ahead)
    #expect(try state.read().progress[RecordKey("once")]?.schedule.reps == 4)
    #expect(try home.bring(text, named: "other.json").isEmpty)
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
    try home.bring(home.export(other), named: "other.json")
    let progress = try state.read().progress
    for name in ["once", "here", "there"] {
      #expect(progress[RecordKey(name)]?.schedule.reps == 1)
    }
  }
}
