import Testing
import TrainerTestKit

@testable import TrainerTerminal

@Suite struct FrameDrawingTests {
  private static let sizes = [
    TerminalSize(columns: 1, rows: 1), TerminalSize(columns: 2, rows: 2),
    TerminalSize(columns: 10, rows: 3), TerminalSize(columns: 20, rows: 5),
    TerminalSize(columns: 80, rows: 24),
  ]

  /// Whatever is typed, what was drawn step by step looks like what is drawn at once.
  @Test(arguments: sizes, 0..<6)
  func stepsLeadWhereOneDrawingLeads(_ size: TerminalSize, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var editing = LineEditing.forTests()
    var screen = Screen(columns: size.columns, rows: size.rows)
    var frame = LineFrame.empty
    let keys: [Key] = [
      .text("a"), .text("word "), .text("日本"), .text("p"), .text("\u{301}"), .lineBreak, .left,
      .left, .home, .end, .up, .down, .backspace, .control("w"), .control("_"), .tab, .shiftTab,
      .paste("one\ntwo\nthree"), .control("r"), .escape, .control("k"),
    ]
    for step in 0..<60 {
      _ = editing.press(random.pick(keys))
      let status = step % 3 == 0 ? "\(step) seconds left" : nil
      let next = LineFrame(editing, status: status, notice: step % 5 == 0 ? "note" : nil, size)
      screen.show(FrameDrawing.update(frame, to: next, usesColor: step % 2 == 0))
      frame = next
      #expect(frame.rows.count <= size.rows)
      expect(screen, shows: frame, size)
    }
    #expect(screen.unknown == [])
  }

  @Test(
    "rows that a narrower window had broken were left above the line",
    arguments: [
      (79, 1, 11), (40, 2, 11), (39, 2, 11), (20, 4, 11), (20, 4, 0), (78, 1, 78), (79, 1, 79),
      (26, 3, 26), (26, 4, 27),
    ])
  func rowsOfANarrowerWindow(_ columns: Int, _ above: Int, _ cursor: Int) {
    var frame = LineFrame.empty
    frame.rows = [
      FrameRow(String(repeating: "a", count: 78), .plain, columns: 79),
      FrameRow(
        String(repeating: "b", count: cursor == 78 || cursor == 26 ? cursor : 79), .plain,
        columns: 79),
    ]
    frame.cursorRow = 1
    frame.cursorColumn = cursor
    #expect(frame.rowsAboveCursor(refilledTo: columns) == above)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "tmux-256color"], true),
    (["TERM": "screen", "TMUX": "/tmp/tmux"], true), (["TERM": "screen"], false),
    (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(390)"], false), (["TERM": "xterm"], false),
    (["TERM": "linux"], false), (["TERM": "rxvt-unicode-256color"], false),
  ])
  func terminalsThatFillRowsAnew(_ environment: [String: String], _ fills: Bool) {
    #expect(TerminalSize.changesRefillRows(environment) == fills)
  }

  private func expect(_ screen: Screen, shows frame: LineFrame, _ size: TerminalSize) {
    var fresh = Screen(columns: size.columns, rows: size.rows)
    fresh.show("\r\u{1B}[K" + FrameDrawing.update(.empty, to: frame, usesColor: false))
    let top = screen.row - frame.cursorRow
    #expect(
      Array(screen.lines.dropFirst(top))
        == Array(fresh.lines.dropFirst(fresh.row - frame.cursorRow)))
    #expect(screen.column == frame.cursorColumn)
  }

  @Test func aTypedCharacterIsAllThatIsWritten() {
    var editing = LineEditing.forTests()
    let size = TerminalSize(columns: 80, rows: 24)
    _ = editing.type("ab")
    let before = LineFrame(editing, status: nil, notice: nil, size)
    _ = editing.type("c")
    let after = LineFrame(editing, status: nil, notice: nil, size)
    #expect(FrameDrawing.update(before, to: after, usesColor: true) == "c")
  }

  @Test func aLongTextShowsWhereTheCursorIs() {
    var editing = LineEditing.forTests()
    let size = TerminalSize(columns: 20, rows: 5)
    editing.take((1...200).map { "line \($0)" }.joined(separator: "\n"))
    let end = LineFrame(editing, status: nil, notice: nil, size)
    #expect(end.rows.count == 5)
    #expect(end.rows.last?.parts.map(\.text).joined() == "  line 200")
    _ = editing.type("\u{1B}<")
    let start = LineFrame(editing, status: nil, notice: nil, size)
    #expect(start.rows.first?.parts.map(\.text).joined() == "> line 1")
    #expect(start.cursorRow == 0)
  }

  @Test func candidatesStandInColumns() {
    var prompt = LinePrompt("> ")
    prompt.completions = { Completions(of: $0, (1...40).map { "word\($0)" }) }
    var editing = LineEditing(prompt)
    _ = editing.type("\t")
    let frame = LineFrame(editing, status: nil, notice: nil, TerminalSize(columns: 30, rows: 24))
    #expect(
      frame.rows.map { $0.parts.map(\.text).joined() } == [
        "> word", "word1   word2   word3", "word4   word5   word6", "word7   word8   word9",
        "word10  word11  word12", "word13  word14  word15", "40 in all",
      ])
  }
}
