import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

@Suite struct StateReportTests {
  private let state: TestState

  init() throws { state = try TestState() }

  @Test func showsWhatIsThere() throws {
    try state.session { store in
      try store.append(.review("a"), at: .minute(0))
      try store.append(.rest(item: "a"), at: .minute(1))
      try store.append(.review("b"), at: .minute(2))
    }
    try state.home.write(
      logLines([(.review("c"), .minute(4))], device: "phone", first: 3)
        + logLines([(.review("d"), .minute(5))], device: "phone", first: 6),
      to: "reviews/phone 2.jsonl")
    try state.home.write("x", to: "reviews/mac-1a2b.jsonl.torn-20261204T073000Z")
    try state.home.write("x", to: "progress.json.damaged-20261204T073000Z")
    let report = try state.folder.report()
    #expect(report.folder == state.home.path)
    #expect(
      report.devices == [
        DeviceReport(
          device: state.device, isOwn: true, files: ["mac-1a2b.jsonl"], events: 3, reviews: 2,
          span: .init(first: .minute(0), last: .minute(2)), gaps: []),
        DeviceReport(
          device: .named("phone"), isOwn: false, files: ["phone 2.jsonl"], events: 2, reviews: 2,
          span: .init(first: .minute(4), last: .minute(5)), gaps: [1...2, 4...5]),
      ])
    #expect(report.records == 4)
    #expect(report.snapshot == .behind)
    #expect(report.problems == [])
    #expect(report.exitStatus == 0)
    #expect(
      report.setAside == [
        "progress.json.damaged-20261204T073000Z", "reviews/mac-1a2b.jsonl.torn-20261204T073000Z",
      ])
    #expect(report.writer == nil)
  }

  @Test func namesWhoWrites() throws {
    let store = try state.store()
    #expect(try state.folder.report().writer?.command == "practice")
    store.close()
    #expect(try state.folder.report().writer == nil)
  }

  @Test func comparesTheShownStateWithTheLogs() throws {
    #expect(try state.folder.report().snapshot == .missing)
    try state.session { try $0.append(.review("a"), at: .minute(0)) }
    #expect(try state.folder.report().snapshot == .current)
    let text = state.home.text("progress.json") ?? ""
    try state.home.write(text.replacing("\"reps\":1", with: "\"reps\":2"), to: "progress.json")
    let report = try state.folder.report()
    #expect(report.snapshot == .different)
    #expect(report.problems == [.snapshotDiffers])
    _ = try ProgressStore.rebuild(state.folder, command: "doctor", at: .minute(0))
    #expect(state.home.text("progress.json") == text)
    try state.home.write("{\"v\":7}", to: "progress.json")
    #expect(try state.folder.report().snapshot == .newer)
    try state.home.write("{", to: "progress.json")
    #expect(try state.folder.report().snapshot == .damaged)
    #expect(try state.folder.report().exitStatus == 1)
  }

  @Test func findsATornLineWithoutTouchingIt() throws {
    try state.home.write("{\"v\":1", to: state.ownLog)
    let report = try state.folder.report()
    #expect(report.problems == [.endsWithinLine(file: state.ownLog, bytes: 6)])
    #expect(state.home.text(state.ownLog) == "{\"v\":1")
  }

  @Test func findsALogThatWasCopiedUnderAnotherName() throws {
    try state.session { try $0.append(.review("a"), at: .minute(0)) }
    try state.home.write(state.home.bytes(state.ownLog) ?? [], to: "reviews/mac-copy.jsonl")
    #expect(
      try state.folder.report().problems == [.logsBeginAlike(state.device, .named("mac-copy"))])
  }

  @Test func aHomeThatCannotBeWrittenWasWell() throws {
    #expect(try state.folder.report().problems == [])
    try state.home.write("", to: "lock/file")
    let problems = try state.folder.report().problems
    #expect(problems == [.notWritable(FileError(call: "write", path: state.folder.lock, code: 29))])
    #expect(problems[0].description.contains("no answer can be saved"))
    #expect(throws: StateError.self) { try state.store() }
  }
}
