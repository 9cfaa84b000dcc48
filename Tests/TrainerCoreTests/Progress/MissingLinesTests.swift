import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// The table of damage: lines that are gone.
@Suite struct MissingLinesTests {
  private let home: DamagedHome
  private var state: TestState { home.state }
  private var log: String { home.log }

  init() throws { home = try DamagedHome() }

  @Test(arguments: [0, 3]) func theOwnLogIsShorter(_ count: Int) throws {
    let full = log
    try state.home.write(
      log.split(separator: "\n").prefix(count).map { "\($0)\n" }.joined(), to: state.ownLog)
    let missing = MissingLines(
      device: state.device, expected: 4, found: count,
      records: count == 0 ? ["a", "b", "c"].map { RecordKey($0) } : [RecordKey("a")])
    #expect(try home.refusal() == .linesMissing(missing))
    #expect(try state.read().notices == [.ownLinesMissing(missing)])
    #expect(StateError.linesMissing(missing).exitStatus == 65)
    // The file is put back: all is well.
    try state.home.write(full, to: state.ownLog)
    try state.session { #expect($0.notices.isEmpty) }
  }

  @Test func theOwnLogIsGoneAndGivenUp() throws {
    try home.removeFile(state.ownLog)
    #expect(try home.refusal().exitStatus == 65)
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
    guard case .linesMissing(let missing) = try home.refusal() else {
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
        try home.removeFile("reviews/phone.jsonl")
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
    try home.removeFile("reviews/phone.jsonl")
    _ = try ProgressStore.rebuild(state.folder, command: "doctor", at: .minute(0))
    try state.session { #expect($0.notices.isEmpty && $0.progress.count == 3) }
    #expect(state.home.everything.keys.filter { $0.contains("replaced") }.count == 1)
  }
}
