import Testing
import TrainerTestKit

@testable import TrainerTerminal

/// Up and Down in a text that takes several rows of the window.
@Suite struct WrappedRowsTests {
  private func editing(_ history: [String], columns: Int) -> LineEditing {
    var prompt = LinePrompt("> ")
    prompt.history = history
    var editing = LineEditing(prompt)
    editing.size = TerminalSize(columns: columns, rows: 24)
    return editing
  }

  /// In rows of 19 columns: `> some words that`, `need more than one`, `row`.
  @Test(
    "Up in a wrapped answer put an earlier one in its place",
    arguments: [
      ([.up], "some words that nee|d more than one row"),
      ([.up, .up], "s|ome words that need more than one row"),
      ([.up, .up, .up], "earlier|"),
      ([.up, .up, .up, .down], "s|ome words that need more than one row"),
      ([.up, .up, .down], "some words that nee|d more than one row"),
      ([.up, .up, .down, .down], "some words that need more than one row|"),
      ([.down], "some words that need more than one row|"),
      ([.control("p"), .control("p"), .control("n")], "some words that nee|d more than one row"),
      ([.left, .left, .left, .up], "some words that |need more than one row"),
      ([.home, .down], "some words that ne|ed more than one row"),
    ] as [([Key], String)])
  func rowsComeBeforeTheHistory(_ keys: [Key], _ expected: String) {
    var editing = editing(["earlier"], columns: 20)
    _ = editing.type("some words that need more than one row")
    for key in keys { _ = editing.press(key) }
    #expect(editing.buffer.marked == expected)
  }

  /// In rows of 19 columns: `> an earlier answer`, `that goes over`, `several rows`.
  @Test("a wrapped answer of before is gone through row by row, both ways")
  func wrappedHistory() {
    let answer = "an earlier answer that goes over several rows"
    var editing = editing(["oldest", answer], columns: 20)
    _ = editing.type("draft")
    for (key, expected) in [
      (Key.up, answer + "|"),
      (Key.up, "an earlier answer that goes ov|er several rows"),
      (Key.up, "an earlier| answer that goes over several rows"),
      (Key.up, "oldest|"), (Key.up, "oldest|"),
      (Key.down, "an earlier| answer that goes over several rows"),
      (Key.down, "an earlier answer that goes ov|er several rows"),
      (Key.down, answer + "|"),
      (Key.down, "draft|"), (Key.down, "draft|"),
    ] {
      _ = editing.press(key)
      #expect(editing.buffer.marked == expected)
    }
  }

  @Test("what was changed in an answer of before was lost on the way back to one's own")
  func changedHistory() {
    var editing = editing(["oldest", "newer"], columns: 20)
    for key in [.text("draft"), .up, .text(" and more"), .up] as [Key] { _ = editing.press(key) }
    #expect(editing.buffer.marked == "oldest|")
    for key in [.text("!"), .down] as [Key] { _ = editing.press(key) }
    #expect(editing.buffer.marked == "newer and more|")
    _ = editing.press(.down)
    #expect(editing.buffer.marked == "draft|")
    for key in [Key.up, .up] { _ = editing.press(key) }
    #expect(editing.buffer.marked == "oldest!|")
  }

  @Test("every row is met on the way up and on the way down", arguments: [8, 12, 20, 80], 0..<20)
  func everyRow(_ columns: Int, _ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "word ", "representable", " ", "日本", "\n", "\t", "🇩🇪", "e\u{301}"]
    let text = (0..<60).map { _ in random.pick(pieces) }.joined()
    var editing = editing(["earlier"], columns: columns)
    editing.take(text)
    let layout = { (editing: LineEditing) in
      LineLayout(prompt: "> ", editing.buffer, editing.size)
    }
    // Before a word as wide as the window a row can be empty, with no place for the cursor.
    let rows = Set(layout(editing).places.map(\.row)).sorted()
    for row in rows.dropLast().reversed() {
      _ = editing.press(.up)
      #expect(editing.buffer.text == text)
      #expect(layout(editing).cursorRow == row)
    }
    _ = editing.press(.up)
    #expect(editing.buffer.text == "earlier")
    for row in rows {
      _ = editing.press(.down)
      #expect(editing.buffer.text == text)
      #expect(layout(editing).cursorRow == row)
    }
  }
}
