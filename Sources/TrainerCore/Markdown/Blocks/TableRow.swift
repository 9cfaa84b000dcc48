/// The cells of one line of a table, blanks trimmed.
struct TableRow {
  let cells: [ByteRange]

  /// Parts a line at its bars; a bar at either end closes the row, one behind a backslash is text.
  init(_ bytes: Bytes, from start: Int, to end: Int) {
    let start = bytes.skippingBlanks(start, end: end)
    let end = bytes.trimmingBlanks(start, end: end)
    var cells: [ByteRange] = []
    var cellStart = start < end && bytes[start] == "|" ? start + 1 : start
    for offset in cellStart..<max(cellStart, end) where bytes[offset] == "|" {
      if bytes[offset - 1] == "\\" && offset > start { continue }
      cells.append(Self.trimmed(bytes, cellStart, offset))
      cellStart = offset + 1
    }
    if cellStart < end { cells.append(Self.trimmed(bytes, cellStart, end)) }
    self.cells = cells
  }

  private static func trimmed(_ bytes: Bytes, _ start: Int, _ end: Int) -> ByteRange {
    let start = bytes.skippingBlanks(start, end: end)
    return ByteRange(start, bytes.trimmingBlanks(start, end: end))
  }
}
