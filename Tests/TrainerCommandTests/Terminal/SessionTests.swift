import Foundation
import Testing

/// A session as a person has it on a terminal.
@Suite struct SessionTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "trainer-session-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let deck = """
      Q: A question that is quite a bit longer than twenty columns?
      A: AnUnbreakableWordThatIsLongerThanTheWholeScreenWidthAndMustStillBeReadable ok

      Q: What comes second?
      A: **This** list:
         - one

      """
    try deck.write(to: folder.appending(path: "deck.md"), atomically: true, encoding: .utf8)
  }

  private func start(
    _ words: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let own = [
      "HOME": folder.path, "TRAINER_HOME": folder.appending(path: "home").path,
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]
    return try PseudoTerminal(
      [BuiltTrainer.url.path, "--content", folder.appending(path: "deck.md").path] + words,
      environment: own.merging(coverage) { own, _ in own }.merging(environment) { _, new in new },
      columns: columns, rows: rows)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let prompt = "\u{1B}[?2004h"

  @Test(arguments: [(1, 1), (10, 3), (20, 5), (80, 24), (500, 200), (0, 0)])
  func everySizeHoldsASession(_ columns: Int, _ rows: Int) throws {
    defer { remove() }
    let terminal = try start("practice", columns: columns, rows: rows)
    try terminal.expect(Self.prompt)
    terminal.type("some answer\r")
    terminal.resize(columns: max(1, columns / 2), rows: max(1, rows / 2))
    try terminal.expect(Self.prompt)
    terminal.type("3\r")
    try terminal.expect(Self.prompt)
    terminal.type("/q\r")
    #expect(try terminal.status() == 0)
    #expect(terminal.isInUsualModes)
    #expect(try reviews() == 1)
  }

  @Test func controlCKeepsWhatWasAnswered() throws {
    defer { remove() }
    let terminal = try start("practice")
    try terminal.expect(Self.prompt)
    terminal.type("some answer\r")
    try terminal.expect(Self.prompt)
    terminal.type("3\r")
    try terminal.expect(Self.prompt)
    terminal.type("half\u{3}")
    try terminal.expect("^C")
    try terminal.expect(Self.prompt)
    terminal.type("\u{3}")
    try terminal.expect("Ctrl-C again")
    try terminal.expect(Self.prompt)
    terminal.type("\u{3}")
    #expect(try terminal.status() == 130)
    #expect(try reviews() == 1)
  }

  @Test func answersAreLaidOut() throws {
    defer { remove() }
    let terminal = try start("practice", environment: ["LC_ALL": "C.UTF-8"])
    try terminal.expect(Self.prompt)
    terminal.type("/s\r")
    try terminal.expect(Self.prompt)
    terminal.type("something\r")
    try terminal.expect("\u{1B}[1mThis\u{1B}[0m list:")
    try terminal.expect("• ")
  }

  @Test func commandsAreCompletedAndRemembered() throws {
    defer { remove() }
    let terminal = try start()
    try terminal.expect("trainer> ")
    terminal.type("vers\t\r")
    try terminal.expect("trainer> ")
    terminal.type("quit\r")
    #expect(try terminal.status() == 0)
    let history = folder.appending(path: ".cache/trainer/history")
    #expect(try String(contentsOf: history, encoding: .utf8) == "version \nquit\n")
    let again = try start()
    try again.expect("trainer> ")
    again.type("\u{1B}[A\u{1B}[A")
    try again.expect("version")
    again.type("\u{3}")
    try again.expect("^C")
    try again.expect("trainer> ")
    again.type("\u{4}")
    #expect(try again.status() == 0)
  }

  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func someTerminalsAreLeftAlone(_ environment: [String: String]) throws {
    defer { remove() }
    let terminal = try start("practice", environment: environment)
    try terminal.expect("> ")
    terminal.type("answer\r")
    try terminal.expect("> ")
    terminal.type("\r")
    try terminal.expect("saved:")
    try terminal.expect("> ")
    terminal.type("\u{4}")
    #expect(try terminal.status() == 0)
    #expect(!terminal.shown.contains("\u{1B}[?"))
    #expect(!terminal.shown.contains("\u{1B}[K"))
  }

  /// How many answers are on disk.
  private func reviews() throws -> Int {
    let files = FileManager.default.enumerator(
      at: folder.appending(path: "home"), includingPropertiesForKeys: nil)
    let logs = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "jsonl" }
    return try logs.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      .split(separator: "\n").filter { $0.contains("\"review\"") }.count
  }
}
