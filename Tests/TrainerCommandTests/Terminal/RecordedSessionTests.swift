import Foundation
import Testing
import TrainerTestKit

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
    var answer = "\r\n> "
    var rating = "\r\n> "
    var command = "\r\ntrainer> "

    /// One where the program edits lines itself.
    static func rich(_ name: String, columns: Int) -> Look {
      let ready = PseudoTerminal.ready
      return Look(name: name, columns: columns, answer: ready, rating: ready, command: ready)
    }
  }

  static let looks = [
    .rich("rich-80", columns: 80), .rich("rich-40", columns: 40),
    Look(name: "plain-80", options: "--plain"),
    Look(name: "plain-40", columns: 40, options: "--plain"),
    Look(
      name: "accessible-80", variables: ["ACCESSIBLE": "1"], answer: "\r\nAnswer: ",
      rating: "\r\nRating: "),
  ]

  /// What is typed, and the prompt that it leads to.
  private static var typed: [(String, KeyPath<Look, String>)] {
    [
      ("", \.answer), ("I think it is viewDidLoad", \.rating), ("?", \.rating), ("2", \.answer),
      ("onse", \.rating), ("", \.answer), ("/h", \.answer),
      ("the old note changes; refresh the coordinator", \.rating), ("y2", \.rating),
      ("", \.answer), ("1 3", \.rating), ("u", \.answer), ("the first note", \.rating),
      ("y2", \.rating), ("well, that is it", \.rating), ("", \.answer),
      ("1 2", \.rating), ("", \.answer), ("/help", \.answer), ("/s", \.answer), ("2", \.rating),
      ("", \.answer), ("/q", \.command), ("due", \.command), ("list note", \.command),
      ("show nothing", \.command),
    ]
  }

  @Test(arguments: looks)
  func readsAsRecorded(_ look: Look) throws {
    let sandbox = try Sandbox(
      options: [
        "--now", "2026-12-01T09:00:00+01:00", "--content", "deck.md", "--seed", "1", "--home",
        "home",
      ],
      fixtures: [Fixture(name: "screens/deck.md", place: "deck.md")])
    try sandbox.configure()
    let terminal = try sandbox.terminal(
      "trainer \(look.options)", variables: look.variables, columns: look.columns)
    try terminal.expect(look.command)
    for (line, prompt) in Self.typed {
      try terminal.enter(line, expecting: look[keyPath: prompt])
    }
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
    let screen = terminal.screen
    #expect(screen.unknown == [])
    let lines = screen.scrolled + screen.lines
    try GoldenFile("sessions/\(look.name).txt").compare(lines.map { $0 + "\n" }.joined())
  }
}
