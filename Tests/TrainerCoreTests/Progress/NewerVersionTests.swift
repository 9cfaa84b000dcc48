import Testing
import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// The table of damage: what a newer version wrote.
@Suite struct NewerVersionTests {
  private let home: DamagedHome
  private var state: TestState { home.state }
  private var log: String { home.log }

  init() throws { home = try DamagedHome() }

  @Test func theShownStateIsNewer() throws {
    try state.home.write("{\"v\":99,\"logs\":{}}", to: "progress.json")
    let newer = NewerVersion(file: "progress.json", line: nil, version: 99)
    #expect(try home.refusal() == .newer(newer))
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
    #expect(try home.refusal() == .newer(newer))
    #expect(try state.read().notices == [.newer(newer)])
    #expect(try state.read().progress.count == 3)
  }

  @Test("lines that only a newer version can read are not called missing")
  func allLinesAreNewer() throws {
    try state.home.write(
      log.replacing(#"{"v":1"#, with: #"{"v":2"#), to: state.ownLog)
    let newer = NewerVersion(file: state.ownLog, line: 1, version: 2)
    #expect(try home.refusal() == .newer(newer))
    #expect(try state.read().notices == [.newer(newer)])
  }
}
