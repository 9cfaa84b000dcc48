import Foundation
import Testing

@testable import TrainerTerminal

@Suite struct EditorTests {
  @Test func theConfigurationComesFirstThenVisual() {
    let variables = ["VISUAL": "visual", "EDITOR": "editor"]
    #expect(Editor(configured: "own", environment: variables)?.command == "own")
    #expect(Editor(configured: nil, environment: variables)?.command == "visual")
    #expect(Editor(configured: "", environment: ["EDITOR": "editor"])?.command == "editor")
    #expect(Editor(configured: nil, environment: ["VISUAL": ""]) == nil)
  }

  @Test func aPathIsNeverReadByTheShell() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a deck; $(touch broken) 'quoted'.md")
    let editor = try #require(
      Editor(configured: "touch -a", environment: ["PATH": "/usr/bin:/bin"]))
    #expect(editor.open(file.path) == 0)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func theStatusIsThatOfTheEditor() throws {
    let variables = ["PATH": "/usr/bin:/bin"]
    #expect(Editor(configured: "false", environment: variables)?.open("/x") == 1)
    #expect(Editor(configured: "/no/such/editor", environment: variables)?.open("/x") == 127)
  }
}
