import TrainerMarkdown

extension ReadingPage {
  mutating func writeTable(_ block: BlockID, _ gap: Bool) {
    writeGap(gap)
    let table = ReadingTable(block, in: document, reading)
    if let signs = reading.signs.table, let widths = table.widths(room: room, signs) {
      write(table, widths, signs)
    } else {
      writeRecords(table)
    }
  }

  private mutating func write(_ table: ReadingTable, _ widths: [Int], _ signs: TableSigns) {
    for (position, row) in table.rows.enumerated() {
      writeRow(row, of: table, widths, signs)
      guard position == 0 else { continue }
      let line = widths.map { String(repeating: signs.line, count: $0) }
        .joined(separator: signs.crossing)
      write(StyledText(line, reading.theme.sign))
    }
  }

  private mutating func writeRow(
    _ row: [StyledText], of table: ReadingTable, _ widths: [Int], _ signs: TableSigns
  ) {
    let cells = zip(row, widths).map { cell, width in cell.wrapped(to: width) }
    for line in 0..<(cells.map(\.count).max() ?? 0) {
      var spans: [StyledText.Span] = []
      for (column, cell) in cells.enumerated() {
        if column > 0 {
          spans.append(StyledText.Span(text: signs.between, style: reading.theme.sign))
        }
        let text = line < cell.count ? cell[line] : StyledText()
        spans += text.padded(to: widths[column], table.alignments[column]).spans
      }
      write(StyledText(spans: spans))
    }
  }

  /// Tells a table row by row, where it cannot be drawn: a line for each cell, behind its header.
  private mutating func writeRecords(_ table: ReadingTable) {
    for (position, row) in table.rows.dropFirst().enumerated() {
      writeGap(position > 0)
      for (header, cell) in zip(table.rows[0], row) where !cell.spans.isEmpty {
        let colon = header.spans.isEmpty ? [] : [StyledText.Span(text: ": ")]
        let words = StyledText(spans: header.spans + colon + cell.spans)
        behind(StyledText(), others: "  ") { $0.writeWords(words.spans) }
      }
    }
    if table.rows.count == 1 {
      for header in table.rows[0] { writeWords(header.spans) }
    }
  }
}

extension StyledText {
  fileprivate func padded(to width: Int, _ alignment: ColumnAlignment) -> StyledText {
    let blanks = max(0, width - self.width)
    let before =
      switch alignment {
      case .none, .left: 0
      case .center: blanks / 2
      case .right: blanks
      }
    let sides = [before, blanks - before].map { Span(text: String(repeating: " ", count: $0)) }
    return StyledText(spans: [sides[0]] + spans + [sides[1]])
  }
}
