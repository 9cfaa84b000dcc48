import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// The table of damage, row by row.
@Suite struct DamageTests {
  private var state: TestState

  init() throws {
    state = try TestState()
    try state.session { store in
      for (minute, item) in ["a", "b", "c", "a"].enumerated() {
        try store.append(.review(item, at: .minute(minute)), at: .minute(minute))
      }
    }
  }

  private var log: String { state.home.text(state.ownLog) ?? "" }

  /// Opens for writing, which must be refused, and changes nothing by that; says why.
  private func refusal() throws -> StateError {
    let before = state.home.everything
    let error = try #require(throws: StateError.self) { try state.store() }
    #expect(state.home.everything == before)
    return error
  }

  private func removeFile(_ name: String) throws {
    try FileManager.default.removeItem(atPath: state.home.file(name))
  }

  // MARK: - progress.json

  @Test func theShownStateIsMissing() throws {
    try removeFile("progress.json")
    #expect(try state.read().notices.isEmpty)
    #expect(try state.read().progress.count == 3)
    try state.session { #expect($0.notices.isEmpty) }
    #expect(try StateLoader(folder: state.folder).load().isSnapshotCurrent)
  }

  @Test(arguments: [
    "", "{\"v\":1,", "[]", "\0\0\0\0", "{\"v\":1,\"records\":{\"a\":{\"stability\":NaN}}}",
  ])
  func theShownStateIsDamaged(_ content: String) throws {
    try state.home.write(content, to: "progress.json")
    let reading = try state.read()
    #expect(reading.progress.count == 3)
    guard case .snapshotDamaged(let offset, setAside: nil)? = reading.notices.first else {
      Issue.record("\(reading.notices)")
      return
    }
    #expect(state.home.text("progress.json") == content)
    let aside = "progress.json.damaged-20261204T071500Z"
    let store = try state.store(at: .minute(15))
    #expect(store.notices == [.snapshotDamaged(offset: offset, setAside: aside)])
    #expect(store.progress.count == 3)
    store.close()
    #expect(state.home.text(aside) == content)
    #expect(try StateLoader(folder: state.folder).load().isSnapshotCurrent)
  }

  @Test func aFolderInThePlaceOfTheShownStateStoppedEveryCommand() throws {
    state.folder.disk.remove(state.folder.snapshot)
    try state.home.write("kept", to: "progress.json/note.txt")
    #expect(try state.read().notices == [.snapshotDamaged(offset: nil, setAside: nil)])
    #expect(try state.folder.report().snapshot == .damaged)
    let aside = "progress.json.damaged-20261204T071500Z"
    let store = try state.store(at: .minute(15))
    #expect(store.notices == [.snapshotDamaged(offset: nil, setAside: aside)])
    store.close()
    #expect(state.home.text("\(aside)/note.txt") == "kept")
    #expect(try StateLoader(folder: state.folder).load().isSnapshotCurrent)
  }

  @Test func theShownStateIsDamagedTwiceInASecond() throws {
    for _ in 0..<2 {
      try state.home.write("{", to: "progress.json")
      try state.session { _ in }
    }
    let names = state.home.everything.keys.filter { $0.contains("damaged") }.sorted()
    #expect(
      names == [
        "progress.json.damaged-20261204T070000Z", "progress.json.damaged-20261204T070000Z-2",
      ])
  }

  // MARK: - A newer version

  @Test func theShownStateIsNewer() throws {
    try state.home.write("{\"v\":99,\"logs\":{}}", to: "progress.json")
    let newer = NewerVersion(file: "progress.json", line: nil, version: 99)
    #expect(try refusal() == .newer(newer))
    #expect(try state.read().notices == [.newer(newer)])
    #expect(try state.read().progress.count == 3)
    #expect(throws: StateError.newer(newer)) {
      try ProgressStore.rebuild(state.folder, command: "doctor", at: .minute(0))
    }
    #expect(StateError.newer(newer).exitStatus == 65)
  }

  @Test(arguments: ["mac-1a2b", "phone"]) func aLineIsNewer(_ device: String) throws {
    let name = "reviews/\(device).jsonl"
    try state.home.write((state.home.text(name) ?? "") + "{\"v\":2,\"n\":5}\n", to: name)
    let newer = NewerVersion(file: name, line: device == "phone" ? 1 : 5, version: 2)
    #expect(try refusal() == .newer(newer))
    #expect(try state.read().notices == [.newer(newer)])
    #expect(try state.read().progress.count == 3)
  }

  @Test("lines that only a newer version can read are not called missing")
  func allLinesAreNewer() throws {
    try state.home.write(
      log.replacing(#"{"v":1"#, with: #"{"v":2"#), to: state.ownLog)
    let newer = NewerVersion(file: state.ownLog, line: 1, version: 2)
    #expect(try refusal() == .newer(newer))
    #expect(try state.read().notices == [.newer(newer)])
  }

  // MARK: - Lines that are missing

  @Test(arguments: [0, 3]) func theOwnLogIsShorter(_ count: Int) throws {
    let full = log
    try state.home.write(
      log.split(separator: "\n").prefix(count).map { "\($0)\n" }.joined(), to: state.ownLog)
    let missing = MissingLines(
      device: state.device, expected: 4, found: count,
      records: count == 0 ? ["a", "b", "c"].map { RecordKey($0) } : [RecordKey("a")])
    #expect(try refusal() == .linesMissing(missing))
    #expect(try state.read().notices == [.ownLinesMissing(missing)])
    #expect(StateError.linesMissing(missing).exitStatus == 65)
    // The file is put back: all is well.
    try state.home.write(full, to: state.ownLog)
    try state.session { #expect($0.notices.isEmpty) }
  }

  @Test func theOwnLogIsGoneAndGivenUp() throws {
    try removeFile(state.ownLog)
    #expect(try refusal().exitStatus == 65)
    let old = state.home.bytes("progress.json")
    let notices = try ProgressStore.rebuild(state.folder, command: "doctor", at: .minute(15))
    #expect(notices.count == 1)
    #expect(state.home.bytes("progress.json.replaced-20261204T071500Z") == old)
    let store = try state.store()
    #expect(store.progress.count == 0)
    // Numbers that were given are not given again: the lost lines may come back one day.
    #expect(try store.append(.review("d"), at: .day(1)).number == 5)
    store.close()
    #expect(try state.folder.report().devices[0].gaps == [1...4])
    try state.home.write(
      logLines(["a", "b", "c", "a"].map { (body: .review($0), moment: .minute(0)) }),
      to: "reviews/mac-1a2b (found).jsonl")
    try state.session { #expect($0.progress.count == 4) }
  }

  @Test func theOwnLogLostItsEndWithinALine() throws {
    let torn = String(log.dropLast(20))
    try state.home.write(torn, to: state.ownLog)
    guard case .linesMissing(let missing) = try refusal() else {
      Issue.record("not refused for missing lines")
      return
    }
    #expect(missing.found == 3 && missing.expected == 4)
  }

  @Test func anotherDevicesLogIsShorter() throws {
    let phone = logLines(
      [(.review("p"), .minute(0)), (.review("q"), .minute(1))], device: "phone")
    try state.home.write(phone, to: "reviews/phone.jsonl")
    try state.session { _ in }
    let snapshot = state.home.bytes("progress.json")
    for count in [1, 0] {
      let lines = phone.split(separator: "\n").prefix(count).map { "\($0)\n" }.joined()
      if count > 0 {
        try state.home.write(lines, to: "reviews/phone.jsonl")
      } else {
        try removeFile("reviews/phone.jsonl")
      }
      let missing = MissingLines(
        device: .named("phone"), expected: 2, found: count,
        records: (count == 0 ? ["p", "q"] : ["q"]).map { RecordKey($0) })
      #expect(try state.read().notices == [.otherLinesMissing(missing)])
      // The own log is written, what is shown waits for the other.
      try state.session { store in
        #expect(store.notices == [.otherLinesMissing(missing)])
        try store.append(.review("a", at: .day(count + 1)), at: .day(count + 1))
      }
      #expect(state.home.bytes("progress.json") == snapshot)
    }
    #expect(state.logLines().count == 6)
    try state.home.write(phone, to: "reviews/phone.jsonl")
    try state.session { #expect($0.notices.isEmpty) }
    #expect(try StateLoader(folder: state.folder).load().isSnapshotCurrent)
  }

  @Test func anotherDevicesLogIsGivenUp() throws {
    try state.home.write(
      logLines([(.review("p"), .minute(0))], device: "phone"), to: "reviews/phone.jsonl")
    try state.session { _ in }
    try removeFile("reviews/phone.jsonl")
    _ = try ProgressStore.rebuild(state.folder, command: "doctor", at: .minute(0))
    try state.session { #expect($0.notices.isEmpty && $0.progress.count == 3) }
    #expect(state.home.everything.keys.filter { $0.contains("replaced") }.count == 1)
  }

  // MARK: - Lines that cannot be read

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
    let places = [2...3, 5...6, 8...9, 11...12].prefix(lines.count)
    let notice = Notice.manyUnreadableLines(
      file: state.ownLog, count: 2 * places.count, first: Array(places), isConflictMark: false)
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

  // MARK: - Copies that sync programs make

  @Test func copiesOfTheShownStateAreIgnored() throws {
    try state.home.write("{}", to: "progress (conflicted copy).json")
    try state.home.write("{}", to: "progress.sync-conflict-20261204-073000-ABCDEFG.json")
    try state.session { #expect($0.notices.isEmpty) }
    #expect(try state.folder.report().ignored.count == 2)
    #expect(try state.folder.report().exitStatus == 0)
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
    if random.pick([true, false]) { try removeFile("progress.json") }
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
