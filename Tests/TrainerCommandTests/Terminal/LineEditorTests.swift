import Foundation
import Testing
import TrainerTestKit

@testable import TrainerTerminal

@Suite struct LineEditorTests {
  private func start(
    _ words: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try LineEditorProbe.start(
      words, columns: columns, rows: rows, environment: environment)
    try terminal.expect("> ")
    return terminal
  }

  @Test(arguments: [
    ("hello\r", #"line "hello""#),
    ("held\u{1B}[D\u{1B}[Dl\u{1B}[3~\u{1}\u{B}\u{19}\r", #"line "held""#),
    ("\u{1B}[A\r", #"line "second two""#),
    ("\u{12}one\r", #"line "first one""#),
    ("pra\tnow\r", #"line "practice now""#),
    ("é日本👩‍👩‍👧\u{7F}!\r", #"line "é日本!""#),
    ("a\u{1B}\rb\r", #"line "a\nb""#),
  ])
  func keysMakeALine(_ typed: String, _ said: String) throws {
    let terminal = try start()
    terminal.type(typed)
    try terminal.expect(said)
    try terminal.expect("> ")
    terminal.type("\u{4}")
    try terminal.expect("end")
    #expect(try terminal.status() == 0)
    #expect(terminal.isInUsualModes)
  }

  @Test func aPasteIsOneEntryHoweverManyLinesItHas() throws {
    let terminal = try start()
    let lines = (1...200).map { "let line\($0) = \"\($0) and some more text\"" }
    terminal.type("\u{1B}[200~" + lines.joined(separator: "\r") + "\u{1B}[201~\r")
    try terminal.expect("line " + lines.joined(separator: "\n").debugDescription)
    try terminal.expect("> ")
    // The whole of it stays on the screen, for the person to look back at.
    let shown = terminal.screen.scrolled + terminal.screen.lines
    #expect(shown.contains("> let line1 = \"1 and some more text\""))
    #expect(shown.filter { $0.hasPrefix("  let line") }.count == 199)
  }

  @Test func pastesAreAskedForOnlyWhileALineIsAwaited() throws {
    let terminal = try start()
    terminal.type("x\r")
    try terminal.expect("line \"x\"")
    try terminal.expect("> ")
    let before = terminal.shown.components(separatedBy: "line \"x\"")
    #expect(before[0].hasSuffix("\u{1B}[?2004l"))
    #expect(before[1].contains("\u{1B}[?2004h"))
  }

  @Test func aNewSizeKeepsTheText() throws {
    let terminal = try start()
    let words = "some words that need more than one row of a narrow screen"
    terminal.type(words)
    try terminal.expectScreen { $0.lines.last == "> " + words }
    terminal.resize(columns: 20, rows: 10)
    try terminal.expectScreen {
      $0.lines.suffix(4) == [
        "> some words that", "need more than one", "row of a narrow", "screen",
      ]
    }
    terminal.resize(columns: 100, rows: 30)
    try terminal.expectScreen { $0.lines.last == "> " + words }
    terminal.type("!\r")
    try terminal.expect("line \"\(words)!\"")
  }

  @Test func upGoesByTheRowsOfTheWindowAsItIsNow() throws {
    let terminal = try start()
    terminal.type("some words that need more than one row")
    try terminal.expectScreen { $0.lines.last == "> some words that need more than one row" }
    terminal.resize(columns: 20, rows: 10)
    try terminal.expectScreen { $0.lines.last == "row" }
    terminal.type("\u{1B}[A\u{1B}[AX\u{1B}[BY\r")
    try terminal.expect(#"line "sXome words that needY more than one row""#)
  }

  @Test func controlCClearsThenAsksThenEnds() throws {
    let terminal = try start()
    terminal.type("half a line\u{3}")
    try terminal.expect("^C")
    try terminal.expect("cleared")
    try terminal.expect("> ")
    terminal.type("\u{3}")
    try terminal.expect("interrupted")
    try terminal.expect("> ")
    terminal.type("\u{3}")
    #expect(try terminal.status() == 130)
    #expect(terminal.isInUsualModes)
  }

  /// A line above the prompt and the prompt had two clocks that went apart.
  @Test func aClockInThePromptGoesOnWhereItStands() throws {
    let terminal = try start("clock")
    terminal.type("abc")
    try terminal.expect("3 typed > ")
    try terminal.expectScreen { $0.lines == ["3 typed > abc"] }
    terminal.type("\r")
    try terminal.expect("line \"abc\"")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalEndsItWithTheModesRestored(_ number: Int32) throws {
    let terminal = try start()
    terminal.type("half a line")
    try terminal.expect("line")
    #expect(!terminal.isInUsualModes)
    terminal.signal(number)
    try terminal.expect("signal \(number)")
    #expect(try terminal.status() == 128 + number)
    #expect(terminal.isInUsualModes)
  }

  @Test func aCrashRestoresTheModes() throws {
    let terminal = try start()
    terminal.type("crash")
    try terminal.expect("crash")
    #expect(!terminal.isInUsualModes)
    terminal.type("\t")
    #expect(try terminal.status() > 128)
    #expect(terminal.isInUsualModes)
    #expect(terminal.shown.contains("\u{1B}[?2004l"))
  }

  @Test(arguments: [(1, 1), (10, 3), (20, 5), (80, 24), (500, 200), (0, 0)])
  func everySizeAnswers(_ columns: Int, _ rows: Int) throws {
    let terminal = try LineEditorProbe.start(columns: columns, rows: rows)
    let word = "AnUnbreakableWordThatIsLongerThanTheWholeScreenWidth"
    try terminal.expect("\u{1B}[?2004h")
    terminal.type(word + " ok\u{1B}[D\u{1B}[D\u{1B}[D日\u{1B}[A\u{1B}[B\t\r")
    try terminal.expect("line \"\(word)日 ok\"")
    try terminal.expect("\u{1B}[?2004h")
    terminal.resize(columns: max(1, columns / 2), rows: max(1, rows / 2))
    terminal.type("more\r")
    try terminal.expect("line \"more\"")
    // Between two entries the terminal's driver would take Ctrl-D for itself.
    try terminal.expect("\u{1B}[?2004h")
    try terminal.leave()
  }

  @Test func anUnknownSizeComesFromTheVariables() throws {
    let terminal = try start(
      columns: 0, rows: 0, environment: ["COLUMNS": "10", "LINES": "5"])
    terminal.type("abcdefghijkl")
    // Nine columns, of which the prompt takes two.
    let output = try terminal.expect("kl")
    #expect(output.contains("h\n") || output.contains("\r\n"))
  }

  @Test func whatIsTypedAheadIsKept() throws {
    let terminal = try LineEditorProbe.start()
    terminal.type("one\rtwo\rthr")
    try terminal.expect("line \"one\"")
    try terminal.expect("line \"two\"")
    terminal.type("ee\r")
    try terminal.expect("line \"three\"")
  }

  @Test func severalLinesEndWithAFullStop() throws {
    let terminal = try start("code")
    terminal.type("func f() {\r\treturn\r}\r.\r")
    try terminal.expect(#"line "func f() {\n    return\n}""#)
    terminal.type("/quit\r")
    try terminal.expect(#"line "/quit""#)
  }

  @Test func oneKeyIsAnEntryWhereThatIsWanted() throws {
    let terminal = try start("once")
    terminal.type("3")
    try terminal.expect("line \"3\"")
    terminal.type("y2\r")
    try terminal.expect("line \"y2\"")
  }

  @Test func theStatusDoesNotDisturbTyping() throws {
    let terminal = try start("status")
    terminal.type("abc")
    try terminal.expectScreen { $0.lines == ["3 characters", "> abc"] }
    #expect(terminal.screen.column == 5)
    terminal.type("\r")
    try terminal.expect("line \"abc\"")
    #expect(terminal.screen.lines.first == "> abc")
  }

  @Test func theTextCanBeEditedElsewhere() throws {
    let terminal = try start(environment: ["EDITOR": "sh -c 'echo second >> \"$1\"' sh"])
    terminal.type("first\u{18}\u{5}")
    try terminal.expect("second")
    terminal.type("\r")
    try terminal.expect(#"line "first\nsecond""#)
  }

  @Test(arguments: ["false", ""])
  func withoutAnEditorTheTextStays(_ command: String) throws {
    let terminal = try start(environment: ["EDITOR": command])
    terminal.type("first\u{18}\u{5}")
    try terminal.expect(command.isEmpty ? "no editor is named" : "the text is as it was")
    terminal.type("\r")
    try terminal.expect(#"line "first""#)
  }

  @Test func thePlainWayWritesNoEscapeSequences() throws {
    let terminal = try start("plain")
    terminal.type("hello\r")
    try terminal.expect("line \"hello\"")
    try terminal.expect("> ")
    terminal.type("half\u{3}")
    try terminal.expect("interrupted")
    try terminal.expect("> ")
    terminal.type("\u{4}")
    try terminal.expect("end")
    #expect(try terminal.status() == 0)
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test func thePlainWayTakesSeveralLinesToo() throws {
    let terminal = try start("plain", "code")
    terminal.type("one\ntwo\n.\n")
    try terminal.expect(#"line "one\ntwo""#)
    try terminal.expect("> ")
    terminal.type("/quit\n")
    try terminal.expect(#"line "/quit""#)
    try terminal.expect("> ")
    terminal.type(".\n")
    try terminal.expect("line \"\"")
    try terminal.expect("> ")
    // The driver throws away what nobody has read; a second line is read after the first was taken.
    for line in ["half\n", "a line\n"] {
      terminal.type(line)
      try terminal.expectAllIsRead()
    }
    terminal.type("\u{3}")
    try terminal.expect("cleared")
    try terminal.expect("> ")
    terminal.type("rest\n\u{4}")
    try terminal.expect("line \"rest\"")
  }

  @Test func aSignalCountsAsControlC() throws {
    let terminal = try start()
    terminal.type("half a line")
    try terminal.expect("half a line")
    terminal.signal(SIGINT)
    try terminal.expect("cleared")
    try terminal.expect("> ")
    terminal.signal(SIGINT)
    try terminal.expect("interrupted")
  }
}
