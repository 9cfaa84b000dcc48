import TrainerText

/// What a terminal shows after some output: the part of ECMA-48 that the program uses.
package struct Screen {
  package private(set) var columns: Int
  package private(set) var rows: Int

  /// The cells by row and column; the second cell of a wide character is nil.
  private var cells: [[Character?]]
  package private(set) var row = 0
  package private(set) var column = 0

  /// Rows that have gone off the top.
  package private(set) var scrolled: [String] = []

  /// Escape sequences that it does not know.
  package private(set) var unknown: [String] = []

  /// Whether the last column was written, so that the next character begins a row.
  private var isWrapping = false

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without blanks at their ends, and without empty rows at the end.
  package var lines: [String] {
    var lines = cells.map(Self.text)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func text(_ cells: [Character?]) -> String {
    var text = String(cells.compactMap(\.self))
    while text.last == " " { text.removeLast() }
    return text
  }

  /// What stands in a cell; nil in the second one of a wide character.
  package func character(row: Int, column: Int) -> Character? { cells[row][column] }

  /// Takes another size, as a terminal that does not fill rows anew.
  package mutating func resize(columns: Int, rows: Int) {
    while row >= rows {
      scrolled.append(Self.text(cells.removeFirst()))
      row -= 1
    }
    cells = (0..<rows).map { row in
      let old = row < cells.count ? cells[row] : []
      return (0..<columns).map { $0 < old.count ? old[$0] : " " }
    }
    (self.columns, self.rows) = (columns, rows)
    column = min(column, columns - 1)
    isWrapping = false
  }

  /// Shows some output.
  package mutating func show(_ output: String) {
    var rest = output[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": takeSequence(&rest)
      case "\r": moveToColumn(0)
      case "\n", "\r\n":
        moveToColumn(0)
        lineFeed()
      case "\u{7}": break
      default: put(character)
      }
    }
  }

  private mutating func moveToColumn(_ target: Int) {
    column = min(max(0, target), columns - 1)
    isWrapping = false
  }

  private mutating func lineFeed() {
    isWrapping = false
    if row + 1 < rows {
      row += 1
    } else {
      scrolled.append(Self.text(cells.removeFirst()))
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func put(_ character: Character) {
    let width = displayWidth(of: character)
    guard width > 0, width <= columns else { return }
    if isWrapping || column + width > columns {
      moveToColumn(0)
      lineFeed()
    }
    cells[row][column] = character
    if width == 2 { cells[row][column + 1] = nil }
    isWrapping = column + width >= columns
    column = min(column + width, columns - 1)
  }
}

extension Screen {
  private mutating func takeSequence(_ rest: inout Substring) {
    guard rest.first == "[" else {
      unknown.append(String(rest.prefix(1)))
      rest = rest.dropFirst()
      return
    }
    let body = rest.dropFirst().prefix { !$0.isLetter }
    rest = rest.dropFirst(1 + body.count)
    guard let final = rest.popFirst() else { return }
    if !perform(final, count: Int(body) ?? 1, body) { unknown.append("[\(body)\(final)") }
  }

  private mutating func perform(_ final: Character, count: Int, _ body: Substring) -> Bool {
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(rows - 1, row + count)
    case "C": moveToColumn(column + count)
    case "H": (row, column) = (0, 0)
    case "K": erase(row: row, from: column)
    case "J" where body == "2":
      for row in 0..<rows { erase(row: row, from: 0) }
    case "J":
      erase(row: row, from: column)
      for row in (row + 1)..<max(row + 1, rows) { erase(row: row, from: 0) }
    case "m": break
    case "h", "l": return body == "?2004"
    default: return false
    }
    isWrapping = isWrapping && final == "m"
    return true
  }

  private mutating func erase(row: Int, from column: Int) {
    for column in column..<columns { cells[row][column] = " " }
  }
}
