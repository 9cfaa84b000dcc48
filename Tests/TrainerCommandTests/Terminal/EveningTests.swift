import Testing
import TrainerTestKit

/// The round of the evening before an interview, as the program suggests it.
@Suite struct EveningTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(
      options: ["--content", "decks"], fixtures: [Fixture(name: "decks", place: "decks")])
    try sandbox.configure()
    let start = "--now 2026-12-01T09:00:00+01:00"
    _ = try sandbox.run("printf 'x\\n4\\nx\\n4\\nx\\n4\\n' | trainer practice \(start)")
    _ = try sandbox.run("trainer plan --date 'in 10 days' \(start)")
  }

  private static let prompt = "\u{1B}[?2004h"

  @Test("Enter starts it, nothing new is asked, and it ends calmly")
  func suggested() throws {
    let terminal = try sandbox.terminal("trainer --now 2026-12-10T19:00:00+01:00")
    try terminal.expect("The interview is tomorrow.")
    try terminal.expect("Enter starts a light round, 3 questions, nothing new")
    terminal.type("\r")
    for number in 1...3 {
      try terminal.expect("[\(number)/3")
      try terminal.expect(Self.prompt)
      terminal.type("/k\r")
      try terminal.expect(Self.prompt)
      terminal.type("3\r")
    }
    try terminal.expect("Expected tomorrow: you recall about 3 of the 3 questions")
    try terminal.expect("That is enough for tonight.")
    try terminal.expect("trainer> ")
    terminal.type("\r")
    try terminal.expect("Nothing more would add much tonight.")
    try terminal.expect("trainer> ")
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
  }

  @Test("who leaves it early is not told that there was nothing")
  func left() throws {
    let terminal = try sandbox.terminal(
      "trainer practice --evening --now 2026-12-11T08:00:00+01:00")
    try terminal.expect("[1/3")
    try terminal.expect(Self.prompt)
    terminal.type("\u{4}")
    try terminal.expect("What you know is there; good luck.")
    #expect(try terminal.status() == 0)
    let tonight = try sandbox.run(
      "trainer practice --evening --now 2026-12-10T20:00:00+01:00 < /dev/null")
    #expect(tonight.out.contains("That is all right too."))
  }

  @Test("two days before, and in a pipe, Enter starts the usual session")
  func usual() throws {
    let two = try sandbox.run("printf '\\n/q\\n' | trainer --now 2026-12-09T19:00:00+01:00")
    #expect(!two.out.contains("light round"))
    let pipe = try sandbox.run("printf '\\n/q\\n' | trainer --now 2026-12-10T19:00:00+01:00")
    #expect(!pipe.out.contains("sleep"))
  }
}
