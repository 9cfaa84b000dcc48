#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Foundation
import Testing
import TrainerCore
import TrainerTestKit

/// Mock interviews as a person has them on a terminal, with accidents.
@Suite struct MockTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(fixtures: [Fixture(name: "mocks", place: "content")])
  }

  private func start(
    _ words: String, variables: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try sandbox.terminal(
      "executed --content content mock \(words)",
      variables: ["LC_ALL": "C.UTF-8"].merging(variables) { _, new in new })
  }

  /// The file that holds all of the only mock.
  private func data() throws -> JSONValue {
    let folder = sandbox.folder.appending(path: "home/mocks")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(files.first { $0.hasSuffix(".json") })
    return try JSONValue(parsing: Data(contentsOf: folder.appending(path: name)))
  }

  private func begin(_ terminal: PseudoTerminal, expecting text: String) throws {
    try terminal.expect("starts the clock")
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("\r")
    try terminal.expect(text)
    try terminal.expect(PseudoTerminal.ready)
  }

  @Test("a transcript ran past the top of the terminal")
  func aTranscriptIsPaged() throws {
    let interview = try start("design")
    try begin(interview, expecting: "Ask me things")
    try interview.enter("/q", showing: "rate yourself")
    try interview.enter("/q", expecting: "Transcript:")
    let variables = ["PAGER": "sed s/^/paged:/"]
    try start("--show 1", variables: variables).expect("paged:")
    try start("design --print", variables: variables).expect("paged:")
  }

  @Test func anInterviewIsHeldAndTakenBackAsOne() throws {
    let terminal = try start("design")
    try begin(terminal, expecting: "Ask me things")
    try terminal.enter("does it work offline", showing: "must open in the tunnel")
    try terminal.enter("", showing: "Draw it aloud")
    try terminal.enter("", showing: "Where does it look first?")
    try terminal.enter("the memory cache is asked first", showing: "rate yourself")
    try terminal.enter("", showing: "Your words cover 1")
    try terminal.enter("2", showing: "Keep 2?")
    try terminal.enter("n", expecting: "1 of 2, not passed")
    try terminal.expect("Transcript:")
    #expect(try terminal.status() == 0)
    #expect(try data()["report"]?["found"]?.double == 1)
    #expect(try data()["reviewed"]?.bool == true)
    let list = try sandbox.run("trainer mock --list")
    #expect(list.out.contains("1 of 2"))
    let transcript = try sandbox.run("trainer mock --show 1")
    #expect(transcript.out.contains("> the memory cache is asked first"))
    #expect(
      try sandbox.run("trainer mock --show 2").err == "trainer: there is no mock 2; there is 1\n")
    #expect(
      try sandbox.run("trainer mock rapid --list").err
        == "trainer: there is no mock interview of 'rapid' yet\n")
    let undone = try sandbox.run("trainer undo")
    #expect(undone.out.hasPrefix("undone: hard · layers"))
    #expect(try sandbox.run("trainer undo").status == 1)
  }

  @Test func aKillLosesAtMostASecondOfTyping() throws {
    let terminal = try start("design")
    try begin(terminal, expecting: "Ask me things")
    try terminal.enter("does it work offline", showing: "must open in the tunnel")
    var typed: [(letter: Character, at: ContinuousClock.Instant)] = []
    for letter in "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz" {
      terminal.type(String(letter))
      typed.append((letter, ContinuousClock.now))
      usleep(60_000)
    }
    terminal.signal(SIGKILL)
    let end = ContinuousClock.now
    #expect(try terminal.status() == 137)
    // One second is what it may take; the rest is for a machine that has much to do.
    let safe = String(typed.filter { $0.at < end - .milliseconds(2000) }.map(\.letter))
    #expect(safe.count > 5)
    let draft = try data()["draft"]?.string ?? ""
    #expect(draft.hasPrefix(safe), "\(draft)")
    let again = try start("--resume")
    try again.expect("Interrupted for")
    try again.expect(draft)
    again.type("\u{15}/q\r")
    try again.expect("Ended early")
    try again.expect(PseudoTerminal.ready)
    try again.enter("/q", expecting: "Transcript:")
    #expect(try again.status() == 0)
    let report = try data()["report"]
    #expect(report?["clarifying"]?[0]?["asked"]?.bool == true)
    #expect(report?["breaks"]?[0]?["kind"]?.string == "gap")
  }

  @Test func aChangedDeckIsNotAskedOfAnInterviewThatRuns() throws {
    let terminal = try start("design")
    try begin(terminal, expecting: "Ask me things")
    terminal.type("\u{4}")
    try terminal.expect("--resume goes on")
    #expect(try terminal.status() == 0)
    let deck = sandbox.folder.appending(path: "content/mocks.md")
    let text = try String(contentsOf: deck, encoding: .utf8)
    try text.replacing("Draw it aloud.", with: "Sing it.")
      .write(to: deck, atomically: true, encoding: .utf8)
    let again = try start("--resume")
    try again.expect("Interrupted for")
    try again.expect(PseudoTerminal.ready)
    try again.enter("/n", showing: "Draw it aloud.")
    try again.leave()
  }

  @Test(arguments: [(SIGHUP, 129), (SIGTERM, 143)] as [(Int32, Int32)])
  func aClosedTerminalIsSaved(_ signal: Int32, _ status: Int32) throws {
    let terminal = try start("design")
    try begin(terminal, expecting: "Ask me things")
    terminal.type("half a question")
    try terminal.expectScreen { $0.lines.contains { $0.contains("half a question") } }
    terminal.signal(signal)
    #expect(try terminal.status() == status)
    #expect(try data()["draft"]?.string == "half a question")
  }

  @Test("what was typed in the second before the window was closed was lost")
  func aClosedWindowIsSaved() throws {
    let terminal = try start("design")
    try begin(terminal, expecting: "Ask me things")
    terminal.type("half a question")
    try terminal.expectScreen { $0.lines.contains { $0.contains("half a question") } }
    terminal.hangUp()
    _ = try terminal.status()
    #expect(try data()["draft"]?.string == "half a question")
  }

  @Test func controlCAsksOnce() throws {
    let terminal = try start("design")
    try begin(terminal, expecting: "Ask me things")
    terminal.type("\u{3}")
    try terminal.expect("Ctrl-C again leaves")
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("\u{3}")
    #expect(try terminal.status() == 130)
    #expect(try data()["finished"]?.bool == false)
  }

  @Test func theClockGoesOnWhileTheProgramIsStopped() throws {
    let terminal = try start("design")
    try begin(terminal, expecting: "Ask me things")
    terminal.signal(SIGSTOP)
    usleep(4_500_000)
    terminal.signal(SIGCONT)
    try terminal.expect("The clock went on")
    try terminal.leave()
    #expect(try data()["events"]?.array?.contains { $0["do"]?.string == "away" } == true)
  }

  @Test(arguments: [
    ("false", "ended with 1"), ("kill -9 $$ #", "ended with 137"),
    ("/no/such/editor", "ended with 127"),
    ("true", "Nothing was saved"),
  ])
  func anEditorThatFailsEndsNothing(_ editor: String, _ words: String) throws {
    let terminal = try start("coding", variables: ["EDITOR": editor, "PATH": "/usr/bin:/bin"])
    try begin(terminal, expecting: "your editor")
    terminal.type("/e\r")
    try terminal.expect(words)
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("struct Counter {\r}\r// end\r.\r")
    try terminal.expect("Read 3 lines")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.leave()
  }

  @Test func noEditorIsSaid() throws {
    let terminal = try start("coding")
    try begin(terminal, expecting: "your editor")
    try terminal.enter("/e", showing: "no editor is named")
    try terminal.leave()
  }

  @Test("code so short that it was sent by mistake ended the writing")
  func shortCodeIsHandedInByASecondEnterOnly() throws {
    let terminal = try start("coding")
    try begin(terminal, expecting: "your editor")
    try terminal.enter("?", showing: "Type or paste the code")
    try terminal.enter(".", showing: "no code yet")
    terminal.type("struct Counter {\r.\r")
    try terminal.expect("1 line kept: Enter hands it in")
    try terminal.expect(PseudoTerminal.ready)
    terminal.type("  var count = 0\r}\r.\r")
    try terminal.expect("Read 3 lines")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.leave()
  }

  @Test("each line of code stood as far to the right as its prompt is wide", arguments: [80, 40])
  func codeBeginsInTheFirstColumn(_ columns: Int) throws {
    let terminal = try start("coding")
    terminal.resize(columns: columns, rows: 24)
    try begin(terminal, expecting: "Type or paste")
    terminal.type("struct Counter {\r  var count = 0\r}")
    try terminal.expectScreen {
      $0.lines.suffix(3) == ["struct Counter {", "  var count = 0", "}"]
    }
    terminal.type("\r.\r")
    try terminal.expect("Read 3 lines")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.leave()
    let kept = try sandbox.run("cat home/mocks/*.swift")
    #expect(kept.out == "struct Counter {\n  var count = 0\n}\n")
  }

  @Test func whatAnEditorLeavesIsHandedInByEnter() throws {
    try "struct Counter {\n  var count = 0\n}\n".write(
      to: sandbox.folder.appending(path: "mine.swift"), atomically: true, encoding: .utf8)
    let terminal = try start("coding", variables: ["EDITOR": "cp mine.swift"])
    try begin(terminal, expecting: "your editor")
    try terminal.enter("/e", showing: "3 lines kept")
    try terminal.enter("", expecting: "Read 3 lines")
    try terminal.expect("Where does it count?")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.leave()
    let kept = try sandbox.run("cat home/mocks/*.swift")
    #expect(kept.out.contains("struct Counter"))
  }

  @Test(
    "code that an editor had left was lost to who went on without Enter", arguments: ["/n", "/q"])
  func goingOnHandsInWhatWaits(_ key: String) throws {
    try "struct Counter {\n  var count = 0\n}\n".write(
      to: sandbox.folder.appending(path: "mine.swift"), atomically: true, encoding: .utf8)
    let terminal = try start("coding", variables: ["EDITOR": "cp mine.swift"])
    try begin(terminal, expecting: "your editor")
    try terminal.enter("/e", showing: "3 lines kept")
    try terminal.enter(key, showing: "Read 3 lines")
    try terminal.leave()
  }

  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func plainTerminalsHaveTheTimeInThePrompt(_ variables: [String: String]) throws {
    let terminal = try start("counter", variables: variables)
    try terminal.expect("starts the clock")
    terminal.type("\n")
    try terminal.expect("/q end")
    try terminal.expect("write ")
    try terminal.expect(" > ")
    terminal.type("struct Counter {\n")
    terminal.type("}\n// end\n.\n")
    try terminal.expect("Read 3 lines")
    terminal.type("/q\n")
    try terminal.expect("How clear were you")
    terminal.type("2\n")
    try terminal.expect("Transcript:")
    #expect(try terminal.status() == 0)
    #expect(!terminal.shown.contains("\u{1B}[?"))
    #expect(!terminal.shown.contains("\u{1B}[K"))
  }

  @Test func aLineOfCodeOnAPlainTerminalIsKept() throws {
    let terminal = try start("counter", variables: ["TERM": "dumb"])
    try terminal.expect("starts the clock")
    terminal.type("\n")
    try terminal.expect("write ")
    try terminal.expect(" > ")
    terminal.type("struct Counter {\n  var count = 0\n")
    let end = ContinuousClock.now + .seconds(20)
    while (try? data()["draft"]?.string) != "struct Counter {\n  var count = 0",
      ContinuousClock.now < end
    {
      usleep(20_000)
    }
    terminal.signal(SIGKILL)
    #expect(try terminal.status() == 137)
    let again = try start("--resume", variables: ["TERM": "dumb"])
    try again.expect("2 lines kept")
    again.type("\n")
    try again.expect("Read 2 lines")
    try again.expect(" > ")
    try again.leave()
  }

  @Test("the help of every prompt was that of the interview")
  func helpIsThatOfItsPrompt() throws {
    let terminal = try start("design")
    try begin(terminal, expecting: "Ask me things")
    try terminal.enter("?", showing: "a question a line")
    try terminal.enter("/q", showing: "q goes to the report")
    try terminal.enter("?", expecting: "0 no · 1 partly · 2 fully")
    try terminal.expect("q goes to the report")
    try terminal.expect(PseudoTerminal.ready)
    try terminal.enter("q", expecting: "Ended early, in phase 1 of 2")
    #expect(try terminal.status() == 0)
    let list = try sandbox.run("trainer mock --list")
    #expect(list.out.contains("ended early"))
    let data = try sandbox.run("trainer mock --list --json")
    #expect(data.out.contains(#""endedEarly":true"#))
    let statistics = try sandbox.run("trainer stats")
    #expect(statistics.out.contains("design 0 %, ended early"))
  }

  @Test("headings of a report were shown as Markdown has them")
  func headingsAreDrawn() throws {
    let terminal = try start("rapid --limit 1")
    try begin(terminal, expecting: "Answer in one entry")
    try terminal.enter("/q", expecting: "Transcript:")
    #expect(try terminal.status() == 0)
    #expect(!terminal.shown.contains("## "))
    #expect(terminal.screen.lines.contains { $0.hasPrefix("────") })
    #expect(try sandbox.run("trainer mock --show 1").out.contains("\n## Question by question\n"))
  }

  @Test func itIsHeldInTheReplToo() throws {
    try sandbox.configure()
    let terminal = try sandbox.terminal(
      "executed --content content", variables: ["LC_ALL": "C.UTF-8"])
    try terminal.expect("trainer> ")
    terminal.type("mock rapid --limit 1\r")
    try begin(terminal, expecting: "Answer in one entry")
    try terminal.enter("/q", expecting: "Transcript:")
    try terminal.expect("trainer> ")
    terminal.type("quit\r")
    #expect(try terminal.status() == 0)
  }
}
