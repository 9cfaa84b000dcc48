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

  @Test(arguments: [
    ("vi", ["+12", "d.md"]), ("/usr/bin/nvim -n", ["+12", "d.md"]), ("nano", ["+12", "d.md"]),
    ("emacs -nw", ["+12", "d.md"]), ("code", ["--wait", "--goto", "d.md:12"]),
    ("code --wait", ["--goto", "d.md:12"]), ("subl", ["--wait", "d.md:12"]),
    ("bbedit --wait", ["+12", "d.md"]), ("xed", ["--wait", "--line", "12", "d.md"]),
    ("ed", ["d.md"]), ("'/opt/my tools/edit'", ["d.md"]),
  ])
  func editorsOpenTheLine(_ command: String, _ arguments: [String]) throws {
    let editor = try #require(Editor(configured: command, environment: [:]))
    #expect(editor.arguments(for: "d.md", atLine: 12) == arguments)
    #expect(editor.arguments(for: "d.md", atLine: nil) == ["d.md"])
  }

  @Test func aNameIsNoOption() throws {
    let editor = try #require(Editor(configured: "vi", environment: [:]))
    #expect(editor.arguments(for: "+q.md", atLine: 3) == ["+3", "./+q.md"])
    #expect(editor.arguments(for: "-c.md", atLine: nil) == ["./-c.md"])
  }
}
