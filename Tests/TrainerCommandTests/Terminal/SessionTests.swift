import Foundation
import Testing
import TrainerTestKit

/// A session as a person has it on a terminal.
@Suite struct SessionTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(options: ["--content", "deck.md"])
    let deck = """
      Q: A question that is quite a bit longer than twenty columns?
      A: AnUnbreakableWordThatIsLongerThanTheWholeScreenWidthAndMustStillBeReadable ok

      Q: What comes second?
      A: **This** list:
         - one

      """
    try deck.write(
      to: sandbox.folder.appending(path: "deck.md"), atomically: true, encoding: .utf8)
  }

  @Test(arguments: [(1, 1), (10, 3), (20, 5), (80, 24), (500, 200), (0, 0)])
  func everySizeHoldsASession(_ columns: Int, _ rows: Int) throws {
    let terminal = try sandbox.terminal("executed practice", columns: columns, rows: rows)
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("some answer\r")
    terminal.resize(columns: max(1, columns / 2), rows: max(1, rows / 2))
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("3")
    terminal.type("/q\r")
    #expect(try terminal.status() == 0)
    #expect(terminal.isInUsualModes)
    #expect(try sandbox.reviews() == 1)
  }

  @Test func controlCKeepsWhatWasAnswered() throws {
    let terminal = try sandbox.terminal("executed practice")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("some answer")
    try terminal.enter("3")
    terminal.type("half\u{3}")
    try terminal.expect("^C")
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("\u{3}")
    try terminal.expect("Ctrl-C again")
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("\u{3}")
    #expect(try terminal.status() == 130)
    #expect(try sandbox.reviews() == 1)
  }

  @Test("closing the window was said to lose nothing; it loses what was not rated yet, no more")
  func closingTheWindowKeepsRatedAnswers() throws {
    let terminal = try sandbox.terminal("executed practice")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("some answer")
    try terminal.enter("3")
    #expect(try sandbox.reviews() == 1)
    try terminal.enter("another answer")
    terminal.signal(SIGHUP)
    #expect(try terminal.status() == 128 + SIGHUP)
    #expect(try sandbox.reviews() == 1)
  }

  @Test func answersAreLaidOut() throws {
    let terminal = try sandbox.terminal("executed practice")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("/s")
    terminal.type("something\r")
    try terminal.expect("\u{1B}[1mThis\u{1B}[0m list:")
    try terminal.expect("• ")
  }

  @Test("clearing the screen took the question away, and nothing brought it back")
  func controlLShowsTheQuestionAgain() throws {
    let terminal = try sandbox.terminal("executed practice")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("/s")
    terminal.type("half an answ\u{C}")
    try terminal.expectScreen {
      $0.lines.contains("What comes second?") && $0.lines.last == "> half an answ"
        && !$0.lines.contains { $0.hasPrefix("Skipped") }
    }
    try terminal.enter("er")
    terminal.type("\u{C}")
    try terminal.expectScreen {
      $0.lines.contains("You: half an answer") && $0.lines.contains { $0.hasPrefix("Enter Good") }
        && $0.lines.last == ">"
    }
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
  }

  @Test func commandsAreCompletedAndRemembered() throws {
    let home = sandbox.folder.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data().write(to: home.appending(path: "config.yaml"))
    let terminal = try sandbox.terminal("executed")
    try terminal.expect("trainer> ")
    terminal.type("vers\t\r")
    try terminal.expect("trainer> ")
    terminal.type("quit\r")
    #expect(try terminal.status() == 0)
    let history = sandbox.folder.appending(path: ".cache/trainer/history")
    #expect(try String(contentsOf: history, encoding: .utf8) == "version \nquit\n")
    let again = try sandbox.terminal("executed")
    try again.expect("trainer> ")
    again.type("\u{1B}[A\u{1B}[A")
    try again.expect("version")
    again.type("\u{3}")
    try again.expect("^C")
    try again.expect("trainer> ")
    try again.leave()
  }

  @Test(arguments: [
    (["TERM": "dumb"], ["\r\n> ", "\r\n> "]), (["ACCESSIBLE": "1"], ["Answer: ", "Rating: "]),
  ])
  func someTerminalsAreLeftAlone(_ variables: [String: String], _ prompts: [String]) throws {
    let terminal = try sandbox.terminal("executed practice", variables: variables)
    try terminal.expect(prompts[0])
    try terminal.enter("answer", expecting: prompts[1])
    try terminal.enter("", expecting: "saved:")
    try terminal.expect(prompts[0])
    try terminal.leave()
    #expect(!terminal.shown.contains("\u{1B}[?"))
    #expect(!terminal.shown.contains("\u{1B}[K"))
  }
}
