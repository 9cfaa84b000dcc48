import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite struct LogReadingTests {
  private let state: TestState

  init() throws { state = try TestState() }

  private static let three = logLines([
    (.review("a"), .minute(0)), (.review("b", part: "x"), .minute(1)),
    (.rest(item: "a"), .minute(2)),
  ])

  private func logs(_ text: String, _ name: String = "reviews/mac-1a2b.jsonl") throws -> Logs {
    try state.home.write(text, to: name)
    return try Logs(readingFrom: state.folder.reviews, on: .live)
  }

  @Test(arguments: [
    three, "\u{FEFF}" + three, three.replacing("\n", with: "\r\n"), "\n" + three + " \n\n",
    String(three.dropLast()),
  ])
  func readsLinesHoweverTheyEnd(_ text: String) throws {
    let logs = try logs(text)
    #expect(logs.devices.map { $0.rows.map(\.number) } == [[1, 2, 3]])
    #expect(logs.devices[0].rows.map(\.kind) == [.review(.good), .review(.good), .rare])
    #expect(logs.names.key(logs.devices[0].rows[1].subject) == RecordKey(item: "b", part: "x"))
    #expect(logs.files.map(\.damage) == [[]])
    #expect(logs.files[0].end == (text.utf8.last == 10 ? .clean : .unterminated))
  }

  @Test func stopsBeforeAPieceOfALine() throws {
    for length in 1..<40 {
      let logs = try logs(Self.three + Self.three.prefix(length))
      #expect(logs.devices[0].rows.count == 3)
      #expect(logs.files[0].end == .torn(from: Self.three.utf8.count))
    }
  }

  @Test func namesLinesThatAreNoEvents() throws {
    let lines = Self.three.split(separator: "\n")
    let logs = try logs(
      """
      <<<<<<< HEAD
      \(lines[0])
      =======
      \(lines[1])
      >>>>>>> other
      {"v":1,"n":9
      \u{0}\u{0}\u{0}
      \(lines[2])
      {"v":1,"n":4,"t":0,"z":0,"e":"dance"}

      """)
    #expect(logs.devices[0].rows.count == 4)
    #expect(
      logs.files[0].damage == [
        LineDamage(kind: .conflictMark, lines: 1...1),
        LineDamage(kind: .conflictMark, lines: 3...3),
        LineDamage(kind: .conflictMark, lines: 5...5), LineDamage(kind: .unreadable, lines: 6...7),
      ])
  }

  @Test func namesTheFirstLineOfANewerVersion() throws {
    let logs = try logs(Self.three + "{\"v\":3}\n{\"v\":2}\n")
    #expect(logs.files[0].newer == NewerLine(line: 4, version: 3))
  }

  @Test func readsLinesLongerThanItsBuffer() throws {
    let long = String(repeating: "viewDidLoad ", count: 30_000)
    let text = logLines([
      (.review("a"), .minute(0)),
      (.item(ItemText(item: "a", kind: "card", text: long, file: "f")), .minute(1)),
      (.said(item: "a", idea: "why", words: long), .minute(2)), (.review("b"), .minute(3)),
    ])
    let logs = try logs(text)
    #expect(logs.devices[0].rows.map(\.kind) == [.review(.good), .item, .rare, .review(.good)])
    #expect(logs.names.key(logs.devices[0].rows[3].subject) == RecordKey(item: "b"))
  }

  @Test func readsLinesAcrossTheEndsOfItsBuffer() throws {
    var events: [(body: EventBody, moment: Moment)] = []
    for minute in 0..<4000 {
      events.append((.review("item-\(minute % 1300)-with-a-long-name", part: "p"), .minute(minute)))
    }
    let rows = try logs(logLines(events)).devices[0].rows
    #expect(rows.map(\.number) == Array(1...4000))
    #expect(rows.map(\.time) == events.map(\.moment.utcMilliseconds))
    #expect(Set(rows.map(\.subject)).count == 1300)
  }

  @Test func countsEqualLinesOfCopiesOnce() throws {
    let lines = Self.three.split(separator: "\n").map { "\($0)\n" }
    let other = logLines([(.review("c"), .minute(9))], first: 2)
    try state.home.write(
      lines[0] + other + "{\"v\":1", to: "reviews/mac-1a2b (conflicted copy).jsonl")
    try state.home.write(lines[2] + lines[0], to: "reviews/mac-1a2b 2.jsonl")
    let logs = try logs(lines.joined() + lines[1])
    #expect(logs.devices.map(\.device.text) == ["mac-1a2b"])
    let rows = logs.devices[0].rows
    #expect(rows.map(\.number) == [1, 2, 2, 3])
    // The same number with different bytes: both count, in the order of their bytes.
    #expect(rows.prefix(3).map { logs.names.key($0.subject).item } == ["a", "b", "c"])
    #expect(logs.devices[0].rare == [.rest(item: "a")])
    #expect(logs.files.count == 3)
  }

  @Test func putsLinesInTheOrderOfTheirNumbers() throws {
    let lines = Self.three.split(separator: "\n").map { "\($0)\n" }
    let logs = try logs(lines.reversed().joined())
    #expect(logs.devices[0].rows.map(\.number) == [1, 2, 3])
    #expect(Replay.progress(logs).isResting("a"))
  }

  @Test func passesOverFilesThatAreNoLogs() throws {
    try state.home.write("x", to: "reviews/mac-1a2b.jsonl.torn-20261204T073000Z")
    try state.home.write("x", to: "reviews/.mac-1a2b.jsonl.icloud")
    try state.home.write("x", to: "reviews/README.md")
    #expect(try logs(Self.three).files.map(\.name) == ["mac-1a2b.jsonl"])
  }

  @Test func hasNothingWhereThereIsNoFolder() throws {
    let logs = try Logs(readingFrom: state.folder.reviews, on: .live)
    #expect(logs.devices.isEmpty && logs.files.isEmpty)
    #expect(state.home.everything.isEmpty)
  }
}
