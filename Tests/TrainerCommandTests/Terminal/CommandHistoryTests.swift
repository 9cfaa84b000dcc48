import Foundation
import Testing

@testable import TrainerTerminal

@Suite struct CommandHistoryTests {
  private func path() -> String {
    FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)").path
  }

  @Test func commandsAreThereInTheNextRun() {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    var history = CommandHistory(at: path)
    for command in ["practice", "practice", "", " secret", "two\nlines", "due é"] {
      history.add(command)
    }
    #expect(history.entries == ["practice", "due é"])
    #expect(CommandHistory(at: path).entries == ["practice", "due é"])
  }

  @Test func theFileIsForItsOwnerOnly() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    var history = CommandHistory(at: path)
    history.add("due")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func itsFolderIsMade() {
    let folder = path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var history = CommandHistory(at: folder + "/cache/history")
    history.add("due")
    #expect(CommandHistory(at: folder + "/cache/history").entries == ["due"])
  }

  @Test func aLongFileIsShortened() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let lines = (1...2500).map { "command \($0)\n" }.joined()
    try lines.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(CommandHistory(at: path).entries.count == 1000)
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept.hasPrefix("command 1501\n"))
    #expect(kept.hasSuffix("command 2500\n"))
  }

  @Test func withoutAFileItLastsForTheRun() {
    var history = CommandHistory(at: nil)
    history.add("due")
    #expect(history.entries == ["due"])
    #expect(CommandHistory(at: "/no/such/folder/history").entries.isEmpty)
  }
}
