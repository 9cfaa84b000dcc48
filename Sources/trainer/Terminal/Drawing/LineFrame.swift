/// What stands on the screen while a line is edited: a status, the rows of the text that there is
/// room for, and what a word may become.
struct LineFrame: Sendable, Hashable {
  var rows: [FrameRow]
  var cursorRow: Int
  var cursorColumn: Int

  /// Rows that candidates may take.
  private static let mostMenuRows = 6

  /// Draws a line being edited, with as much around it as there is room for.
  init(_ editing: LineEditing, status: String?, notice: String?, _ size: TerminalSize) {
    let layout = LineLayout(prompt: editing.shownPrompt, editing.buffer, size)
    let room = size.rows - 1
    let single = { (text: String) in FrameRow(text, .faint, columns: size.usableColumns) }
    let above = [status].compactMap(\.self).map(single)
    let notices = [notice].compactMap(\.self).map(single).prefix(room)
    let menuRoom = min(Self.mostMenuRows, (room - notices.count) / 2)
    let below = notices + editing.menuRows(in: menuRoom, columns: size.usableColumns)
    let head = room - below.count > 0 ? above : []
    let textRoom = max(1, size.rows - below.count - head.count)
    let window = layout.window(of: textRoom)
    rows = head + layout.rows[window] + below
    cursorRow = head.count + layout.cursorRow - window.lowerBound
    cursorColumn = layout.cursorColumn
  }

  /// Draws the whole of a line that is no longer edited; the cursor stands behind it.
  init(finished editing: LineEditing, sign: String, _ size: TerminalSize) {
    var buffer = editing.buffer
    buffer.move(to: buffer.characters.count)
    let layout = LineLayout(prompt: editing.prompt.text, buffer, size)
    rows = layout.rows
    cursorRow = layout.cursorRow
    cursorColumn = layout.cursorColumn
    for character in sign where rows[cursorRow].width < size.usableColumns {
      rows[cursorRow].append(character, .faint, width: 1)
    }
    cursorColumn = rows[cursorRow].width
  }

  private init() {
    rows = [FrameRow()]
    cursorRow = 0
    cursorColumn = 0
  }

  /// Nothing, with the cursor where the first row begins.
  static let empty = LineFrame()
}

extension LineLayout {
  /// The rows to show where there is room for some only: those around the cursor.
  fileprivate func window(of room: Int) -> Range<Int> {
    let start = min(max(0, cursorRow - room / 2), max(0, rows.count - room))
    return start..<min(rows.count, start + room)
  }
}

extension LineEditing {
  /// The prompt, or what a search looks for.
  fileprivate var shownPrompt: String {
    guard case .searching(let search) = mode else { return prompt.text }
    let word = search.hasFailed ? "not found" : "search"
    return "(\(word)) \(search.query): "
  }
}
