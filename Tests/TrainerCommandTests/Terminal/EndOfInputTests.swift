import Foundation
import Testing
import TrainerTestKit

/// Ctrl-D, which loses nothing that was typed without a word.
@Suite struct EndOfInputTests {
  private func terminal(_ line: String, _ variables: [String: String] = [:]) throws
    -> PseudoTerminal
  {
    let sandbox = try Sandbox(
      options: ["--now", "2026-12-01T09:00:00+01:00", "--content", "kinds", "--seed", "1"],
      fixtures: [Fixture(name: "kinds", place: "kinds")])
    try sandbox.configure()
    return try sandbox.terminal(line, variables: variables)
  }

  @Test(arguments: [
    (["TERM": "dumb"], ["\r\n> ", "\r\n> "]),
    (["ACCESSIBLE": "1"], ["\r\nAnswer: ", "\r\nRating: "]),
  ])
  func itEndsAnExerciseOnAPlainTerminal(
    _ variables: [String: String], _ prompts: [String]
  ) throws {
    let terminal = try terminal("trainer practice guard", variables)
    try terminal.expect(prompts[0])
    terminal.type("if view.text != text {\r")
    try terminal.expectAllIsRead()
    terminal.type("}\r")
    try terminal.expectAllIsRead()
    terminal.type("\u{4}")
    try terminal.expect("One solution:")
    try terminal.expect(prompts[1])
    try terminal.enter("", expecting: "saved: good")
    _ = try terminal.status(typing: "\u{4}")
  }

  @Test func theEditorSaysHowAnExerciseEnds() throws {
    let terminal = try terminal("trainer practice guard")
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("if view.text != text { }\u{4}")
    try terminal.expect("a line with only a full stop ends the answer")
    terminal.type("\r.\r")
    try terminal.expect("One solution:")
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("/q\r")
    #expect(try terminal.status() == 0)
  }

  /// The end of a session is not the end of the program that it was started from.
  @Test(arguments: [[:], ["ACCESSIBLE": "1"]])
  func itEndsASessionAndNotTheProgram(_ variables: [String: String]) throws {
    let terminal = try terminal("trainer", variables)
    try terminal.expect("trainer> ")
    try terminal.enter("", expecting: "Type your answer")
    try terminal.expect(variables.isEmpty ? PseudoTerminal.ready : "Answer: ")
    try terminal.expectAllIsRead()
    terminal.type("\u{4}")
    try terminal.expect("trainer> ")
    try terminal.enter("version", expecting: "trainer 0.")
    try terminal.expect("trainer> ")
    try terminal.leave()
  }

  @Test func namesAreCompleted() throws {
    let terminal = try terminal("trainer")
    try terminal.expect("trainer> ")
    terminal.type("show sta\t\r")
    try terminal.expect("show stale ")
    try terminal.expect("Whose note changes?")
    try terminal.expect("trainer> ")
    try terminal.enter("? practice", expecting: "one session of what is due and new")
    try terminal.expect("trainer> ")
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
  }
}
