/// A line with what is wrong in it underlined, laid out by terminal columns.
struct ExcerptDrawing {
  let line: String
  let carets: String

  private static let tabStop = 4
  private static let ellipsis = "…"

  init(_ excerpt: Excerpt, columns: Int) {
    let cells = Self.cells(of: excerpt)
    let width = cells.last?.end ?? 0
    let marked = Self.markedColumns(of: excerpt, in: cells)
    let window = Self.window(around: marked, of: width, columns: columns - 2)
    let shown = cells.filter { $0.start >= window.lowerBound && $0.end <= window.upperBound }
    let start = shown.first?.start ?? window.lowerBound
    let before = excerpt.isCutBefore || window.lowerBound > 0 ? Self.ellipsis : ""
    let after = excerpt.isCutAfter || window.upperBound < width ? Self.ellipsis : ""
    line = before + shown.map(\.text).joined() + after
    let indentation = before.count + max(0, marked.lowerBound - start)
    let caretCount = max(1, min(marked.upperBound, window.upperBound) - marked.lowerBound)
    carets =
      String(repeating: " ", count: indentation) + String(repeating: "^", count: caretCount)
  }

  /// A character as it is shown, and the columns it takes.
  private struct Cell {
    let text: String
    let bytes: Range<Int>
    let start: Int
    let end: Int
  }

  private static func cells(of excerpt: Excerpt) -> [Cell] {
    var cells: [Cell] = []
    var offset = 0
    var column = 0
    for character in excerpt.text {
      let text =
        character == "\t"
        ? String(repeating: " ", count: tabStop - column % tabStop)
        : VisibleText(String(character)).text
      let bytes = offset..<offset + character.utf8.count
      let end = column + text.displayWidth
      cells.append(Cell(text: text, bytes: bytes, start: column, end: end))
      (offset, column) = (bytes.upperBound, end)
    }
    return cells
  }

  private static func markedColumns(of excerpt: Excerpt, in cells: [Cell]) -> Range<Int> {
    let start = cells.first { $0.bytes.upperBound > excerpt.marked.lowerBound }
    let end = cells.last { $0.bytes.lowerBound < excerpt.marked.upperBound }
    let first = start?.start ?? cells.last?.end ?? 0
    return first..<max(first, excerpt.marked.isEmpty ? first : end?.end ?? first)
  }

  /// The columns to show; two thirds of them from the underlined part on.
  private static func window(
    around marked: Range<Int>, of width: Int, columns: Int
  ) -> Range<Int> {
    guard width > columns else { return 0..<width }
    let first = max(0, min(marked.lowerBound - columns / 3, width - columns))
    return first..<first + columns
  }
}
