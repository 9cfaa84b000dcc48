import Testing
import TrainerTestKit
import TrainerText

@testable import TrainerTerminal

@Suite struct LineLayoutTests {
  @Test func linesBeginUnderTheFirst() {
    let layout = LineLayout(
      prompt: "code> ", LineBuffer("let a\n\tb"), TerminalSize(columns: 20, rows: 5))
    #expect(layout.texts == ["code> let a", "          b"])
    #expect(layout.cursorRow == 1)
    #expect(layout.cursorColumn == 11)
  }

  @Test func theLastColumnStaysFree() {
    let layout = LineLayout(
      prompt: "> ", LineBuffer("abcdefgh"), TerminalSize(columns: 6, rows: 5))
    #expect(layout.texts == ["> abc", "defgh"])
    #expect(layout.cursorRow == 1)
    #expect(layout.cursorColumn == 5)
  }

  @Test func wideCharactersAreNeverCut() {
    let layout = LineLayout(
      prompt: "> ", LineBuffer("日本語"), TerminalSize(columns: 6, rows: 5))
    #expect(layout.texts == ["> 日", "本語"])
  }

  @Test func whatSteersATerminalIsShown() {
    let layout = LineLayout(
      prompt: "\u{1B}[31m> ", LineBuffer("a\u{202E}b"), TerminalSize(columns: 80, rows: 5))
    #expect(layout.texts == ["␛[31m> a\\u{202E}b"])
  }

  @Test func aMarkWithoutALetterStandsOnACircle() {
    let layout = LineLayout(
      prompt: "", LineBuffer("\u{301}a"), TerminalSize(columns: 80, rows: 5))
    #expect(layout.texts == ["◌\u{301}a"])
  }

  @Test func joinersStayWhereTheyJoin() {
    let persian = "می\u{200C}خواهم"
    let layout = LineLayout(
      prompt: "", LineBuffer(persian), TerminalSize(columns: 80, rows: 5))
    #expect(layout.texts == [persian])
  }

  @Test(arguments: [1, 2, 3, 10, 20, 80, 500], 0..<20)
  func noSizeIsTooSmall(_ columns: Int, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pool = Array("abc defg\n\t日本👩‍👧é🇩🇪")
    var buffer = LineBuffer(String((0..<60).map { _ in random.pick(pool) }))
    buffer.move(to: Int.random(in: 0...buffer.characters.count, using: &random))
    let size = TerminalSize(columns: columns, rows: 5)
    let layout = LineLayout(prompt: "> ", buffer, size)
    #expect(layout.rows.allSatisfy { $0.width <= size.usableColumns })
    #expect(layout.rows.indices.contains(layout.cursorRow))
    #expect(layout.cursorColumn < columns)
    if columns > 2 {
      let shown = layout.texts.joined().filter { !$0.isWhitespace }
      #expect(shown == ("> " + buffer.text).filter { !$0.isWhitespace })
    }
  }
}

extension LineLayout {
  var texts: [String] { rows.map { $0.parts.map(\.text).joined() } }
}
