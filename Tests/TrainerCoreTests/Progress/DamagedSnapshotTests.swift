import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// The table of damage: what is shown.
@Suite struct DamagedSnapshotTests {
  private let home: DamagedHome
  private var state: TestState { home.state }

  init() throws { home = try DamagedHome() }

  @Test func theShownStateIsMissing() throws {
    try home.removeFile("progress.json")
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

  @Test func copiesOfTheShownStateAreIgnored() throws {
    try state.home.write("{}", to: "progress (conflicted copy).json")
    try state.home.write("{}", to: "progress.sync-conflict-20261204-073000-ABCDEFG.json")
    try state.session { #expect($0.notices.isEmpty) }
    #expect(try state.folder.report().ignored.count == 2)
    #expect(try state.folder.report().exitStatus == 0)
  }
}
