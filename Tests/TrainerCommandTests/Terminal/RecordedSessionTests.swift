import Foundation
import Testing

/// Whole sittings as a person sees them, in files that people look at: start, answer, hint, why,
/// undo, leave.
///
/// `RECORD_GOLDEN=1 swift test --filter RecordedSession` writes the files anew and fails.
@Suite struct RecordedSessionTests {
  struct Look: Sendable {
    var name: String
    var columns = 80
    var options = ""
    var variables: [String: String] = [:]

    /// What is shown when a line is awaited.
    var prompts = ["> ": "\r\n> ", "trainer> ": "\r\ntrainer> "]
  }

  private static let rich = ["> ": "\u{1B}[?2004h", "trainer> ": "\u{1B}[?2004h"]

  static let looks = [
    Look(name: "rich-80", prompts: rich), Look(name: "rich-40", columns: 40, prompts: rich),
    Look(name: "plain-80", options: "--plain"),
    Look(name: "plain-40", columns: 40, options: "--plain"),
    Look(name: "accessible-80", variables: ["ACCESSIBLE": "1"]),
  ]

  /// What is typed, and the prompt that it leads to.
  private static let typed = [
    ("", "> "), ("I think it is viewDidLoad", "> "), ("?", "> "), ("2", "> "), ("onse", "> "),
    ("", "> "), ("/h", "> "), ("the old note changes; refresh the coordinator", "> "),
    ("y2", "> "), ("", "> "), ("1 3", "> "), ("u", "> "), ("the first note", "> "), ("", "> "),
    ("1 2", "> "), ("", "> "), ("/help", "> "), ("/s", "> "), ("2", "> "), ("", "> "),
    ("/q", "trainer> "), ("due", "trainer> "), ("show nothing", "trainer> "),
  ]

  @Test(arguments: looks)
  func readsAsRecorded(_ look: Look) throws {
    let sandbox = try Sandbox(
      options: [
        "--now", "2026-12-01T09:00:00+01:00", "--content", "deck.md", "--seed", "1", "--home",
        "home",
      ],
      fixtures: [Fixture(name: "screens/deck.md", place: "deck.md")])
    let terminal = try sandbox.terminal(
      "trainer \(look.options)", variables: look.variables, columns: look.columns)
    try terminal.expect(look.prompts["trainer> "] ?? "")
    for (line, prompt) in Self.typed {
      terminal.type(line + "\r")
      try terminal.expect(look.prompts[prompt] ?? "")
    }
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
    let screen = terminal.screen
    #expect(screen.unknown == [])
    let lines = screen.scrolled + screen.lines
    try GoldenFile("sessions/\(look.name).txt").compare(lines.map { $0 + "\n" }.joined())
  }
}
