extension LineFrame {
  /// How many rows stand above the cursor once a terminal of another width has filled them anew: it
  /// breaks a row that is too wide for it, and the cursor stays with its character.
  func rowsAboveCursor(refilledTo columns: Int) -> Int {
    let above = rows[..<cursorRow].reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) }
    // Behind the last character of a full row the cursor stays in that row.
    let isBehind = cursorColumn > 0 && cursorColumn == rows[cursorRow].width
    return above + (isBehind ? cursorColumn - 1 : cursorColumn) / columns
  }
}
