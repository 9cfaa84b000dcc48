import Foundation
import Testing
import TrainerTestKit

/// A deck that is edited in the middle of a session.
@Suite struct EditedDeckTests {
  private func terminal(_ script: String) throws -> PseudoTerminal {
    let sandbox = try Sandbox(
      options: ["--now", "2026-12-01T09:00:00+01:00", "--content", "deck.md", "--seed", "1"],
      fixtures: [Fixture(name: "screens/deck.md", place: "deck.md")])
    try sandbox.install("vim", script: "echo \"edits $1 ${2##*/}\"\n\(script)")
    return try sandbox.terminal(
      "trainer practice", variables: ["EDITOR": sandbox.folder.appending(path: "vim").path])
  }

  private static let prompt = "\u{1B}[?2004h"

  @Test func theQuestionIsAskedAsItIsNow() throws {
    let terminal = try terminal(
      "sed -i.bak 's/Which method of a/Which one of the methods of a/' \"$2\"")
    try terminal.expect(Self.prompt)
    terminal.type("/e\r")
    try terminal.expect("edits +7 deck.md")
    try terminal.expect("Read again.")
    try terminal.expect("Which one of the methods of a")
    try terminal.expect(Self.prompt)
    terminal.type("viewDidLoad\r")
    try terminal.expect(Self.prompt)
    terminal.type("\r")
    try terminal.expect("saved: good · “Which one of the methods")
    try terminal.expect(Self.prompt)
    terminal.type("/q\r")
    #expect(try terminal.status() == 0)
  }

  @Test func anAnswerIsShownAsItIsNow() throws {
    let terminal = try terminal("sed -i.bak 's/The others:/All the others:/' \"$2\"")
    try terminal.expect(Self.prompt)
    terminal.type("viewDidLoad\r")
    try terminal.expect("The others:")
    try terminal.expect(Self.prompt)
    terminal.type("e\r")
    try terminal.expect("Read again.")
    try terminal.expect("All the others:")
    try terminal.expect(Self.prompt)
    try terminal.leave()
  }

  @Test func anItemThatIsGoneIsNotAskedAgain() throws {
    let terminal = try terminal("printf 'Q: Another one?\\nA: yes\\n' > \"$2\"")
    try terminal.expect(Self.prompt)
    terminal.type("/e\r")
    try terminal.expect("no longer in its deck")
    #expect(try terminal.status() == 0)
  }

  @Test func aDeckThatCannotBeReadStopsNothing() throws {
    let terminal = try terminal("rm \"$2\"")
    try terminal.expect(Self.prompt)
    terminal.type("/e\r")
    try terminal.expect("goes on with what the deck said before")
    try terminal.expect(Self.prompt)
    terminal.type("/q\r")
    #expect(try terminal.status() == 0)
  }
}
