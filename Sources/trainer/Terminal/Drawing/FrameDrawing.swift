/// The bytes that turn one frame into another on a terminal, as few rows as possible.
struct FrameDrawing {
  private var text = ""
  private var row: Int
  private let usesColor: Bool

  private init(row: Int, usesColor: Bool) {
    self.row = row
    self.usesColor = usesColor
  }

  /// Draws a frame over another one, which stands on the screen.
  static func update(_ old: LineFrame, to new: LineFrame, usesColor: Bool) -> String {
    var drawing = Self(row: old.cursorRow, usesColor: usesColor)
    var column: Int? = old.cursorColumn
    for position in new.rows.indices {
      let before = position < old.rows.count ? old.rows[position] : nil
      if before == new.rows[position] { continue }
      let isThere = drawing.row == position && column == before?.width
      drawing.move(to: position, lastRow: old.rows.count - 1)
      if let before, let rest = new.rows[position].continuation(of: before) {
        if !isThere { drawing.move(toColumn: before.width) }
        drawing.write(rest)
      } else {
        drawing.text += "\r\u{1B}[K"
        drawing.write(new.rows[position].parts)
      }
      column = new.rows[position].width
    }
    if old.rows.count > new.rows.count {
      drawing.move(to: new.rows.count, lastRow: old.rows.count - 1)
      drawing.text += "\r\u{1B}[J"
      column = nil
    }
    let isInPlace = drawing.row == new.cursorRow && column == new.cursorColumn
    drawing.move(to: new.cursorRow, lastRow: new.rows.count - 1)
    if !isInPlace { drawing.move(toColumn: new.cursorColumn) }
    return drawing.text
  }

  /// Takes a frame off the screen, with everything below it.
  ///
  /// `columns` is the width to which the terminal has since filled the rows anew, so that those which
  /// were wider take more of them; nil where they stand as they were drawn.
  static func erase(_ frame: LineFrame, refilledTo columns: Int? = nil) -> String {
    let above = columns.map { frame.rowsAboveCursor(refilledTo: $0) } ?? frame.cursorRow
    return (above > 0 ? "\u{1B}[\(above)A" : "") + "\r\u{1B}[J"
  }

  /// Goes to a row; those that were never drawn are made by line feeds, which scroll.
  private mutating func move(to target: Int, lastRow: Int) {
    if target < row { text += "\u{1B}[\(row - target)A" }
    let drawn = min(target, max(row, lastRow))
    if drawn > row { text += "\u{1B}[\(drawn - row)B" }
    if target > drawn { text += String(repeating: "\n", count: target - drawn) }
    row = target
  }

  private mutating func move(toColumn column: Int) {
    text += "\r"
    if column > 0 { text += "\u{1B}[\(column)C" }
  }

  private mutating func write(_ parts: [FrameRow.Part]) {
    for part in parts {
      text += usesColor ? part.look.begin + part.text + part.look.end : part.text
    }
  }
}

extension FrameRow.Look {
  /// The escape sequence (ECMA-48, SGR) that begins it.
  fileprivate var begin: String {
    switch self {
    case .plain: ""
    case .prompt: "\u{1B}[1m"
    case .faint: "\u{1B}[2m"
    }
  }

  fileprivate var end: String { self == .plain ? "" : "\u{1B}[0m" }
}
