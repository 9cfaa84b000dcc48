import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// The table of damage: lines that cannot be read.
@Suite struct DamagedLinesTests {
  private let home: DamagedHome
  private var state: TestState { home.state }
  private var log: String { home.log }

  init() throws { home = try DamagedHome() }

  @Test(arguments: [1, 10, 60]) func theLastLineOfTheOwnLogIsTorn(_ length: Int) throws {
    let whole = log
    let piece = String(logLines([(.review("d"), .minute(9))], first: 5).prefix(length))
    try state.home.write(whole + piece, to: state.ownLog)
    #expect(try state.read().notices.isEmpty)
    #expect(try state.read().progress.count == 3)
    let store = try state.store(at: .minute(15))
    let aside = "reviews/mac-1a2b.jsonl.torn-20261204T071500Z"
    #expect(
      store.notices == [.tornLine(file: state.ownLog, bytes: length, setAside: aside)])
    #expect(state.home.text(aside) == piece)
    #expect(log == whole)
    #expect(try store.append(.review("d", at: .minute(16)), at: .minute(16)).number == 5)
    store.close()
    #expect(state.logLines().count == 5)
    #expect(try state.read().progress.count == 4)
  }

  /// Only the line end is missing: the event was not half written, and counts.
  @Test func theLastLineOfTheOwnLogIsWholeButForItsEnd() throws {
    let whole = log
    try state.home.write(String(whole.dropLast()), to: state.ownLog)
    #expect(try state.read().progress.dump == state.replayed().dump)
    try state.session { store in
      #expect(store.notices.isEmpty)
      #expect(log == whole)
      try store.append(.review("d", at: .minute(16)), at: .minute(16))
    }
    #expect(state.logLines().count == 5)
  }

  @Test func anotherDevicesLastLineIsTorn() throws {
    let text = logLines([(.review("p"), .minute(0))], device: "phone") + "{\"v\":1,\"n\":2,"
    try state.home.write(text, to: "reviews/phone.jsonl")
    try state.session { #expect($0.notices.isEmpty && $0.progress.count == 4) }
    #expect(state.home.text("reviews/phone.jsonl") == text)
  }

  @Test func aLineInTheMiddleCannotBeRead() throws {
    var lines = log.split(separator: "\n").map(String.init)
    lines[1] = lines[1].replacing("\"r\":3", with: "\"r\":x")
    let damaged = lines.map { "\($0)\n" }.joined()
    try state.home.write(damaged, to: state.ownLog)
    let notice = Notice.unreadableLines(file: state.ownLog, lines: 2...2, isConflictMark: false)
    try state.session { store in
      #expect(store.notices == [notice])
      #expect(store.progress[RecordKey("b")] == nil)
      let reference = try store.append(.review("d", at: .day(1)), at: .day(1))
      #expect(reference.number == 5)
    }
    #expect(log.hasPrefix(damaged))
    let report = try state.folder.report()
    #expect(report.problems == [notice])
    #expect(report.exitStatus == 1)
  }

  @Test func manyDamagedLinesWereANoticeEach() throws {
    let lines = log.split(separator: "\n").map { "\($0)\n" }
    try state.home.write(lines.map { $0 + "torn\ntorn\n" }.joined(), to: state.ownLog)
    let places = [2...3, 5...6, 8...9, 11...12]
    let notice = Notice.manyUnreadableLines(
      file: state.ownLog, count: 8, first: places, isConflictMark: false)
    #expect(try state.folder.report().problems == [notice])
  }

  @Test func gitLeftConflictMarks() throws {
    let lines = log.split(separator: "\n").map { "\($0)\n" }
    let other = logLines([(.review("d"), .minute(9))], first: 5)
    try state.home.write(
      lines[0..<3].joined() + "<<<<<<< HEAD\n" + lines[3] + "=======\n" + other + ">>>>>>> other\n",
      to: state.ownLog)
    try state.session { store in
      #expect(
        store.notices
          == [4, 6, 8].map {
            .unreadableLines(file: state.ownLog, lines: $0...$0, isConflictMark: true)
          })
      #expect(store.progress.count == 4)
    }
  }

  /// Whatever is cut off or overwritten, the log that remains is never made less.
  @Test(arguments: 0..<30 as Range<UInt64>) func nothingReadableIsLost(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var bytes = state.home.bytes(state.ownLog) ?? []
    switch random.pick([0, 1, 2]) {
    case 0: bytes.removeLast(.random(in: 1...bytes.count, using: &random))
    case 1: bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
    default:
      let start = Int.random(in: bytes.indices, using: &random)
      for place in start..<min(bytes.count, start + 40) { bytes[place] = 0 }
    }
    try state.home.write(bytes, to: state.ownLog)
    if random.pick([true, false]) { try home.removeFile("progress.json") }
    let before = try state.replayed()
    do {
      try state.session { try $0.append(.review("z", at: .day(5)), at: .day(5)) }
    } catch let error as StateError {
      #expect(error.exitStatus == 65)
      #expect(state.home.bytes(state.ownLog) == bytes)
      return
    }
    let after = try state.replayed()
    for (key, record) in before.all { #expect(after[key] == record) }
    #expect(after[RecordKey("z")]?.schedule.reps == 1)
  }
}
