extension LineLayout {
  /// The place a row above a character, as near to its column as that row goes; nil in the first.
  func placeAbove(_ position: Int) -> Int? {
    let row = places[position].row
    guard let last = places[..<position].lastIndex(where: { $0.row < row }) else { return nil }
    return place(inRowOf: last, before: places[position].column)
  }

  /// The place a row below a character, as near to its column as that row goes; nil in the last.
  func placeBelow(_ position: Int) -> Int? {
    let row = places[position].row
    guard let first = places[position...].firstIndex(where: { $0.row > row }) else { return nil }
    return place(inRowOf: first, before: places[position].column)
  }

  /// The last place of a row that is not behind a column, or else the row's first.
  private func place(inRowOf position: Int, before column: Int) -> Int {
    let row = places[position].row
    let start = (places[..<position].lastIndex { $0.row < row } ?? -1) + 1
    let next = places[position...].firstIndex { $0.row > row } ?? places.count
    return places[start..<next].lastIndex { $0.column <= column } ?? start
  }
}
