import Foundation
import Testing
import TrainerTestKit

@testable import trainer

/// What differs where a person looks on.
@Suite struct TerminalTests {
  private func sandbox() throws -> Sandbox {
    try Sandbox(
      options: ["--now", "2026-12-04T08:00:00+01:00", "--content", "decks"],
      fixtures: [Fixture(name: "decks", place: "decks")])
  }

  @Test func problemsHaveColour() throws {
    let sandbox = try sandbox()
    let terminal = try sandbox.terminal("trainer due; trainer --content nowhere due")
    try terminal.expect("\u{1B}[1m3 new\u{1B}[0m")
    try terminal.expect("there is no file or folder nowhere")
    #expect(try terminal.status() == 66)
  }

  @Test(arguments: [
    ("trainer --plain due", [:]), ("trainer due", ["NO_COLOR": "1"]),
    ("trainer due", ["TERM": "dumb"]), ("trainer due | cat", [:]),
  ])
  func colourCanBeRuledOut(_ line: String, _ variables: [String: String]) throws {
    let terminal = try sandbox().terminal(line, variables: variables)
    try terminal.expect("3 new")
    _ = try terminal.status()
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test func aLineOfAListIsCutToTheTerminal() throws {
    let terminal = try sandbox().terminal("trainer --plain list", columns: 40)
    try terminal.expect("once           Which method of a vie...\r\n")
    #expect(try terminal.status() == 0)
  }

  @Test func aNewDeckIsOpenedInTheEditor() throws {
    let sandbox = try sandbox()
    let terminal = try sandbox.terminal(
      "trainer new closures", variables: ["EDITOR": "echo edited"])
    try terminal.expect("home/decks/closures.md")
    try terminal.expect("edited \(sandbox.folder.path)/home/decks/closures.md")
    #expect(try terminal.status() == 0)
  }

  @Test func anEditorThatFailsIsSaid() throws {
    let terminal = try sandbox().terminal(
      "trainer config set editor false && trainer new closures")
    try terminal.expect("'false' ended with 1")
    #expect(try terminal.status() == 1)
  }

  @Test func anInterruptEndsWhatHoldsNoSession() throws {
    let terminal = try sandbox().terminal("trainer render")
    #expect(try terminal.status(typing: "\u{3}") == 130)
  }
}
