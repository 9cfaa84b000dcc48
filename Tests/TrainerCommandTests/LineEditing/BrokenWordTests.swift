import Testing
import TrainerTestKit
import TrainerText

@testable import TrainerTerminal

@Suite("Typed lines were broken within words at the edge of the window")
struct BrokenWordTests {
  private static func rows(
    _ text: String, columns: Int, prompt: String = "> "
  ) -> [String] {
    LineLayout(prompt: prompt, LineBuffer(text), TerminalSize(columns: columns, rows: 9)).texts
  }

  @Test("a word that does not fit begins the next row")
  func wholeWords() {
    #expect(Self.rows("the update runs", columns: 14) == ["> the update ", "runs"])
    #expect(Self.rows("the update", columns: 12) == ["> the ", "update"])
    #expect(Self.rows("update", columns: 12, prompt: "(14:55) ") == ["(14:55) ", "update"])
    #expect(Self.rows("a\tupdate runs", columns: 12) == ["> a   ", "update runs"])
    #expect(Self.rows("a\nupdates run", columns: 10) == ["> a", "  updates", "run"])
  }

  @Test("a word wider than the window is broken where the window ends")
  func longWords() {
    #expect(Self.rows("see abcdefghijkl no", columns: 10) == ["> see abc", "defghijkl", "no"])
    #expect(Self.rows("a 日本語。b", columns: 8) == ["> a 日", "本語。b"])
  }

  @Test("a blank for which there is no room ends the row, and the cursor goes there")
  func blanksAtTheEdge() {
    var buffer = LineBuffer("update runs")
    let size = TerminalSize(columns: 9, rows: 9)
    let places = (6...7).map { position in
      buffer.move(to: position)
      return LineLayout(prompt: "> ", buffer, size)
    }
    #expect(places[0].texts == ["> update", "runs"])
    #expect(places.map(\.cursorRow) == [0, 1])
    #expect(places.map(\.cursorColumn) == [8, 0])
  }

  private static let pool = [
    "a", "is", "the", "update", "viewDidLoad", "representables", " ", " ", " ", " ", "  ", "\n",
    "\t", "日本", "語。", "👩‍👧", "é", "\u{301}", "\u{202E}", "-", "(x)",
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in random.pick(pool) }.joined()
  }

  @Test(
    "the cursor stands on its character, every place of the text has a cell of its own",
    arguments: [2, 3, 5, 9, 14, 23, 40, 80], 0..<30)
  func cursor(_ columns: Int, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var buffer = LineBuffer(Self.text(&random))
    let size = TerminalSize(columns: columns, rows: 9)
    let rows = LineLayout(prompt: "> ", buffer, size).rows
    var last = (row: -1, column: 0)
    for position in 0...buffer.characters.count {
      buffer.move(to: position)
      let layout = LineLayout(prompt: "> ", buffer, size)
      let place = (row: layout.cursorRow, column: layout.cursorColumn)
      #expect(layout.rows == rows)
      #expect(place > last)
      last = place
      guard position < buffer.characters.count else { break }
      let character = buffer.characters[position]
      let shown = layout.cells[place.row].dropFirst(place.column).first
      if [" ", "\t", "\n"].contains(character) {
        #expect(shown == nil || shown == " ")
      } else if displayWidth(of: character) <= size.usableColumns, character.isDrawnAsItIs {
        #expect(shown == character)
      }
    }
  }

  @Test(
    "words that fit are whole, and no row ends earlier than it must",
    arguments: [4, 9, 14, 23, 40, 80], 0..<30)
  func words(_ columns: Int, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var buffer = LineBuffer(Self.text(&random).filter { $0.isASCII })
    let size = TerminalSize(columns: columns, rows: 9)
    let rows = LineLayout(prompt: "> ", buffer, size).rows
    let text = buffer.characters
    func row(of position: Int) -> Int {
      buffer.move(to: position)
      return LineLayout(prompt: "> ", buffer, size).cursorRow
    }
    for start in text.indices where !text[start].isWhitespace {
      if start > 0, !text[start - 1].isWhitespace { continue }
      let word = text[start...].prefix { !$0.isWhitespace }
      let first = row(of: start)
      if word.count <= size.usableColumns { #expect(row(of: word.endIndex - 1) == first) }
      if start == 0 || text[start - 1] != "\n", first > (start == 0 ? 0 : row(of: start - 1)) {
        #expect(rows[first - 1].width + word.count > size.usableColumns)
      }
    }
  }

  private static let keys: [Key] = [
    .text("word"), .text(" "), .text("representable "), .text("日本"), .text("p"), .left, .right,
    .home, .end, .wordLeft, .wordRight, .up, .down, .backspace, .delete, .control("a"),
    .control("e"), .control("w"), .control("k"), .control("y"), .control("_"), .altBackspace,
    .alt("d"), .lineBreak, .paste("a paste of words\nand of a second line"),
  ]

  @Test("whatever is pressed, the terminal's cursor is where the text's is", arguments: 0..<40)
  func keys(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var prompt = LinePrompt("> ")
    prompt.history = ["an earlier answer that goes over several rows", "short"]
    var editing = LineEditing(prompt)
    var size = TerminalSize(columns: random.pick([12, 20, 40, 80]), rows: 24)
    var screen = Screen(columns: size.columns, rows: size.rows)
    var frame = LineFrame.empty
    for step in 0..<80 {
      if step % 20 == 19 {
        size = TerminalSize(columns: random.pick([12, 20, 40, 80]), rows: 24)
        screen.resize(columns: size.columns, rows: size.rows)
        screen.show(FrameDrawing.erase(frame))
        frame = .empty
      } else {
        editing.size = size
        _ = editing.press(random.pick(Self.keys))
      }
      let next = LineFrame(editing, status: nil, notice: nil, size)
      screen.show(FrameDrawing.update(frame, to: next, usesColor: step % 2 == 0))
      frame = next
      let text = editing.buffer
      let shown = screen.character(row: screen.row, column: screen.column)
      let isAtEnd = text.cursor == text.characters.count
      let expected = isAtEnd ? " " : text.characters[text.cursor]
      #expect(shown == (expected.isWhitespace ? " " : expected))
      for (offset, row) in frame.rows.enumerated() {
        let line = (0..<size.columns).compactMap {
          screen.character(row: screen.row - frame.cursorRow + offset, column: $0)
        }
        #expect(String(line).hasPrefix(row.parts.map(\.text).joined()))
      }
    }
    #expect(screen.unknown == [])
  }
}

extension Character {
  /// Whether a terminal gets it unchanged, whatever stands beside it.
  fileprivate var isDrawnAsItIs: Bool {
    displayWidth(of: self) > 0 && VisibleText(String(self)).text == String(self)
  }
}

extension LineLayout {
  /// By row: what stands in each column; nil in the second one of a wide character.
  fileprivate var cells: [[Character?]] {
    rows.map { row in
      row.parts.flatMap(\.text).flatMap { character -> [Character?] in
        displayWidth(of: character) == 2 ? [character, nil] : [character]
      }
    }
  }
}
