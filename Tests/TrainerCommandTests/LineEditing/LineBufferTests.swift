import Testing

@testable import TrainerTerminal

@Suite struct LineBufferTests {
  @Test func whatIsPutInJoinsItsNeighbours() {
    var buffer = LineBuffer("ex")
    buffer.replace(1..<1, with: "\u{301}")
    #expect(buffer.text == "e\u{301}x")
    #expect(buffer.characters.count == 2)
    #expect(buffer.cursor == 1)
  }

  @Test func whatIsTakenOutLetsItsNeighboursJoin() {
    var buffer = LineBuffer("ea\u{301}")
    buffer.replace(0..<0, with: "\u{1F1E9}")
    buffer.replace(1..<1, with: "\u{1F1EA}")
    #expect(buffer.characters == ["🇩🇪", "e", "a\u{301}"])
    #expect(buffer.cursor == 1)
  }

  @Test func flagsAreReadAnewBehindTheCursor() {
    var buffer = LineBuffer("🇫🇷🇮🇹")
    buffer.replace(0..<0, with: "\u{1F1E9}")
    #expect(buffer.characters == Array("\u{1F1E9}🇫🇷🇮🇹"))
  }

  @Test func controlCharactersNeverGetIn() {
    #expect(LineBuffer("a\u{1B}[2J\u{9B}b\tc\nd\u{7F}").text == "a[2Jb\tc\nd")
  }

  @Test func theCursorStaysInTheText() {
    var buffer = LineBuffer("ab")
    buffer.move(to: -3)
    #expect(buffer.cursor == 0)
    buffer.move(to: 7)
    #expect(buffer.cursor == 2)
  }
}
