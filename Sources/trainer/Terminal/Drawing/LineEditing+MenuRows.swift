extension LineEditing {
  /// The candidates of a completion in columns, those around the chosen one where there is no room
  /// for all.
  func menuRows(in room: Int, columns: Int) -> [FrameRow] {
    guard case .completing(let menu) = mode, room > 0 else { return [] }
    let candidates = menu.completions.candidates
    let widths = candidates.map { FrameRow($0, .faint, columns: columns).width }
    let cellWidth = (widths.max() ?? 0) + 2
    let perRow = max(1, (columns + 2) / cellWidth)
    let rowCount = (candidates.count + perRow - 1) / perRow
    let isWhole = rowCount <= room
    let shown = isWhole ? rowCount : max(1, room - 1)
    let first = (menu.chosen ?? 0) / perRow / shown * shown
    var rows = (first..<min(rowCount, first + shown)).map { row in
      let cells = row * perRow..<min(candidates.count, (row + 1) * perRow)
      return FrameRow(candidates, cells, chosen: menu.chosen, cellWidth, columns)
    }
    if !isWhole, room > 1 {
      rows.append(FrameRow("\(candidates.count) in all", .faint, columns: columns))
    }
    return rows
  }
}

extension FrameRow {
  fileprivate init(
    _ candidates: [String], _ cells: Range<Int>, chosen: Int?, _ cellWidth: Int, _ columns: Int
  ) {
    self.init()
    for position in cells {
      appendBlanks((position - cells.lowerBound) * cellWidth - width, .faint)
      append(candidates[position], position == chosen ? .plain : .faint, columns: columns)
    }
  }
}
