import Foundation
import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite struct ProgressStoreTests {
  private var state: TestState

  init() throws { state = try TestState() }

  @Test func changesNothingByReading() throws {
    let reading = try state.read()
    #expect(reading.progress.count == 0 && reading.notices.isEmpty)
    _ = try state.folder.history()
    _ = try state.folder.report()
    _ = try state.folder.writtenItems()
    #expect(state.home.everything.isEmpty)
    let nowhere = StateFolder(path: state.home.file("not/there"), device: state.device)
    #expect(try nowhere.read().progress.count == 0)
    #expect(state.home.everything.isEmpty)
  }

  /// Only an absent folder means a fresh start.
  @Test func refusesWhatIsNoFolder() throws {
    try state.home.write("x", to: "file")
    let folder = StateFolder(path: state.home.file("file"), device: state.device)
    #expect(throws: StateError.self) { try folder.read() }
    #expect(throws: StateError.self) {
      try ProgressStore(folder, command: "practice", at: .minute(0))
    }
    #expect(state.home.everything == ["file": Array("x".utf8)])
  }

  @Test func makesTheFolderOnFirstUseForItsOwnerAlone() throws {
    let home = state.home.file("new/home")
    let store = try ProgressStore(
      StateFolder(path: home, device: state.device), command: "practice", at: .minute(0))
    #expect(
      state.home.everything.keys.sorted() == [
        "new", "new/home", "new/home/lock", "new/home/reviews",
      ])
    try store.append(.review("kvo"), at: .minute(0))
    store.close()
    #expect(try state.home.permissions("new/home") == 0o700)
    #expect(try state.home.permissions("new/home/reviews") == 0o700)
    for file in ["lock", "progress.json", "reviews/mac-1a2b.jsonl"] {
      #expect(try state.home.permissions("new/home/\(file)") == 0o600)
    }
  }

  @Test func writesNothingWhereNothingHappened() throws {
    try state.session { _ in }
    #expect(state.home.everything.keys.sorted() == ["lock", "reviews"])
    #expect(state.home.text("lock") == "")
  }

  @Test func savesBeforeItReturns() throws {
    let store = try state.store()
    let reference = try store.append(.review("kvo"), at: .minute(3))
    #expect(reference == EventReference("mac-1a2b", 1))
    #expect(state.home.text(state.ownLog) == logLines([(.review("kvo"), .minute(3))]))
    #expect(store.progress[RecordKey(item: "kvo")]?.schedule.reps == 1)
    #expect(state.home.bytes("progress.json") == nil)
    store.close()
    #expect(state.home.bytes("progress.json") != nil)
    #expect(!store.isOpen)
  }

  @Test func goesOnAfterARestart() throws {
    try state.session { try $0.append(.review("kvo"), at: .minute(0)) }
    let store = try state.store()
    #expect(store.progress[RecordKey(item: "kvo")]?.schedule.reps == 1)
    let references = try store.append([
      (body: .review("kvo", at: .day(1)), moment: .day(1)),
      (body: .rest(item: "kvo"), moment: .day(1)),
    ])
    #expect(references.map(\.number) == [2, 3])
    #expect(try store.append([]) == [])
    store.close()
    #expect(state.logLines().count == 3)
    #expect(try state.read().progress.isResting("kvo"))
  }

  /// Nobody may call `close()`: a session that just ends gives the lock back all the same.
  @Test func givesTheLockBackWithItsEnd() throws {
    do {
      let store = try state.store()
      try store.append(.review("kvo"), at: .minute(0))
      #expect(throws: StateError.busy(processID: getpid(), command: "practice")) {
        try state.store()
      }
    }
    let store = try state.store()
    #expect(try StateLoader(folder: state.folder).load().isSnapshotCurrent)
    store.close()
  }

  // MARK: - Undo

  @Test func takesBackAcrossRestarts() throws {
    try state.session { store in
      try store.append(.review("a", at: .minute(0)), at: .minute(0))
      try store.append(.review("b", at: .minute(1)), at: .minute(1))
      try store.append(.rest(item: "a"), at: .minute(2))
      try store.append(.review("a", at: .minute(3)), at: .minute(3))
    }
    let store = try state.store()
    let undone = try store.takeBack(2, at: .day(1))
    #expect(undone.map { $0.map(\.key.item) } == [["a"], ["b"]])
    #expect(store.progress[RecordKey(item: "a")]?.schedule.reps == 1)
    #expect(store.progress[RecordKey(item: "b")] == nil)
    #expect(try store.takeBack(5, at: .day(1)).isEmpty)
    #expect(try store.takeBack(1, at: .day(1)).count == 1)
    #expect(try store.takeBack(1, at: .day(1)).isEmpty)
    #expect(store.progress.count == 0)
    store.close()
    #expect(try state.read().progress.count == 0)
    #expect(state.logLines().count == 7)
  }

  @Test func takesAMockInterviewBackAsOne() throws {
    let store = try state.store()
    try store.append(.review("a", at: .minute(0)), at: .minute(0))
    for (minute, item) in ["b", "c", "a"].enumerated() {
      try store.append(
        .review(item, at: .minute(minute), mock: "20261204T073000Z-shop"), at: .minute(minute))
    }
    let undone = try store.takeBack(1, at: .day(1))
    #expect(undone.map { $0.map(\.key.item) } == [["a", "c", "b"]])
    #expect(undone.first?.first?.mock == "20261204T073000Z-shop")
    #expect(store.progress.all.map(\.key.item) == ["a"])
    store.close()
  }

  @Test func takesBackWhatAnotherDeviceSaved() throws {
    try state.home.write(
      logLines([(.review("a"), .minute(5))], device: "phone"), to: "reviews/phone.jsonl")
    let store = try state.store()
    try store.append(.review("b"), at: .minute(1))
    #expect(try store.takeBack(1, at: .minute(6)).first?.first?.key.item == "a")
    #expect(store.progress.all.map(\.key.item) == ["b"])
    store.close()
  }

  @Test func whatAnotherDeviceSavedIsToldFromWhatThisOneDid() throws {
    try state.home.write(
      logLines([(.review("a"), .minute(5)), (.review("c"), .minute(6))], device: "phone"),
      to: "reviews/phone.jsonl")
    let store = try state.store()
    try store.append(.review("b"), at: .minute(1))
    let device = store.folder.device
    let history = try store.folder.history()
    let one = history.undoable(1, on: device)
    #expect(one.map(\.areOwn) == [false, true])
    #expect(one.map { $0.answers.joined().map(\.key.item) } == [["c"], ["b"]])
    #expect(history.undoable(3, on: device).map(\.areOwn) == [false])
    #expect(history.undoable(4, on: device).isEmpty)
    try store.undo(try #require(one.first), at: .minute(7))
    try store.undo(try #require(one.last), at: .minute(7))
    #expect(store.progress.all.map(\.key.item) == ["a"])
    store.close()
  }

  // MARK: - Disks that fail

  @Test(
    arguments: [
      (.write, ENOSPC, 74), (.write, EDQUOT, 74), (.sync, EIO, 74), (.open, EROFS, 73),
      (.open, EACCES, 73),
    ] as [(FaultyDisk.Call, Int32, Int32)])
  func changesNothingWhereSavingFails(
    _ call: FaultyDisk.Call, _ code: Int32, _ status: Int32
  ) throws {
    let faulty = FaultyDisk()
    var state = state
    state.disk = faulty.disk
    let store = try state.store()
    let before = (store.progress.dump, state.home.everything)
    faulty.plan(call, .fails(code))
    let error = try #require(throws: StateError.self) {
      try store.append(.review("kvo"), at: .minute(0))
    }
    #expect(error.exitStatus == status)
    #expect(store.progress.dump == before.0)
    #expect(state.logLines().isEmpty)
    // The same can be tried again.
    try store.append(.review("kvo"), at: .minute(0))
    #expect(state.home.text(state.ownLog) == logLines([(.review("kvo"), .minute(0))]))
    #expect(store.progress[RecordKey(item: "kvo")]?.schedule.reps == 1)
    store.close()
    #expect(store.notices.isEmpty)
  }

  @Test func savesAllOfSeveralEventsOrNone() throws {
    let faulty = FaultyDisk()
    var state = state
    state.disk = faulty.disk
    let store = try state.store()
    try store.append(.review("kvo"), at: .minute(0))
    let before = state.home.text(state.ownLog)
    faulty.plan(.write, .takes(bytes: 150), .fails(ENOSPC))
    #expect(throws: StateError.self) {
      try store.append([
        (body: .review("a"), moment: .minute(1)), (body: .review("b"), moment: .minute(1)),
      ])
    }
    #expect(state.home.text(state.ownLog) == before)
    #expect(store.progress.count == 1)
    store.close()
  }

  @Test func losesNothingWhereOnlyTheShownStateCannotBeWritten() throws {
    let faulty = FaultyDisk()
    var state = state
    state.disk = faulty.disk
    let store = try state.store()
    try store.append(.review("kvo"), at: .minute(0))
    faulty.plan(.rename, .fails(ENOSPC))
    store.close()
    #expect(
      store.notices == [
        .snapshotNotSaved(
          FileError(call: "rename", path: state.home.file("progress.json"), code: ENOSPC))
      ])
    #expect(state.home.everything.keys.sorted() == ["lock", "reviews", state.ownLog])
    #expect(try state.read().progress.count == 1)
  }

  /// An event that is on the disk is saved, whatever happens after.
  @Test func keepsWhatItCannotReadBack() throws {
    let faulty = FaultyDisk()
    var state = state
    state.disk = faulty.disk
    let store = try state.store()
    try store.append(.review("old"), at: .minute(0))
    faulty.plan(.open, .fails(EMFILE))
    try store.append(
      .same(old: RecordKey(item: "old"), new: RecordKey(item: "new")), at: .minute(1))
    #expect(
      store.notices == [
        .notReadBack(FileError(call: "read", path: state.folder.ownLog, code: EMFILE))
      ])
    #expect(state.logLines().count == 2)
    #expect(store.progress[RecordKey(item: "new")] == nil)
    try store.append(.review("new", at: .day(1)), at: .day(1))
    #expect(store.progress[RecordKey(item: "new")]?.schedule.reps == 2)
    #expect(state.logLines().count == 3)
    store.close()
    #expect(try StateLoader(folder: state.folder).load().isSnapshotCurrent)
  }

  @Test(arguments: FaultyDisk.Call.allCases) func changesNothingWhereItCannotOpen(
    _ call: FaultyDisk.Call
  ) throws {
    try state.session { try $0.append(.review("kvo"), at: .minute(0)) }
    try state.home.write(
      (state.home.text(state.ownLog) ?? "") + "{\"v\":1,\"n\":2", to: state.ownLog)
    let before = state.home.everything
    let faulty = FaultyDisk()
    var state = state
    state.disk = faulty.disk
    faulty.plan(call, .fails(EIO), .fails(EIO), .fails(EIO), .fails(EIO), .fails(EIO), .fails(EIO))
    if (try? state.store()) == nil {
      #expect(state.home.everything[state.ownLog] == before[state.ownLog])
      #expect(state.home.everything["progress.json"] == before["progress.json"])
    }
    _ = try self.state.store()
    #expect(try self.state.read().progress.count == 1)
  }

  // MARK: - Others who change the log meanwhile

  @Test func takesOverALogThatWasReplaced() throws {
    let store = try state.store()
    try store.append(.review("a"), at: .minute(0))
    let more = logLines([(.review("b"), .minute(1))], first: 2)
    try state.home.write((state.home.text(state.ownLog) ?? "") + more, to: "reviews/new")
    try Disk.live.rename(state.home.file("reviews/new"), to: state.home.file(state.ownLog))
    #expect(try store.append(.review("c"), at: .minute(2)).number == 3)
    #expect(Set(store.progress.all.map(\.key.item)) == ["a", "b", "c"])
    store.close()
    #expect(state.logLines().count == 3)
    #expect(try state.read().progress.count == 3)
  }

  @Test func refusesToGoOnWithALogThatLostLines() throws {
    let store = try state.store()
    try store.append(.review("a"), at: .minute(0))
    let old = state.home.text(state.ownLog) ?? ""
    try store.append(.review("b"), at: .minute(1))
    try state.home.write(old, to: state.ownLog)
    let error = try #require(throws: StateError.self) {
      try store.append(.review("c"), at: .minute(2))
    }
    #expect(
      error
        == .linesMissing(
          MissingLines(device: state.device, expected: 2, found: 1, records: [RecordKey("b")])))
    #expect(state.home.text(state.ownLog) == old)
    try FileManager.default.removeItem(atPath: state.home.file(state.ownLog))
    #expect(throws: StateError.self) { try store.append(.review("c"), at: .minute(2)) }
    #expect(state.home.bytes(state.ownLog) == nil)
    store.close()
  }

  /// What a process left behind that was killed while it wrote `progress.json`.
  @Test func removesDraftsOfTheDead() throws {
    try state.home.write("half", to: "progress.json.4711.tmp")
    _ = try state.read()
    #expect(state.home.text("progress.json.4711.tmp") == "half")
    try state.session { _ in }
    #expect(state.home.bytes("progress.json.4711.tmp") == nil)
  }
}

extension ProgressStore {
  /// Takes back the latest answers of all devices, and tells which they were.
  fileprivate func takeBack(_ count: Int, at moment: Moment) throws -> [[PastReview]] {
    guard let latest = try folder.history().undoable(count, on: folder.device).first else {
      return []
    }
    try undo(latest, at: moment)
    return latest.answers
  }
}
