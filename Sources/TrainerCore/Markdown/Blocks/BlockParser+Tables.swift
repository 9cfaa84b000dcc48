extension BlockParser {
  /// A row of hyphens under the last line of a paragraph makes that line a table's header.
  mutating func startTable() -> Bool {
    guard continuesParagraph else { return false }
    let delimiters = TableRow(bytes, from: cursor.nonblank, to: cursor.end)
    guard let alignments = alignments(delimiters) else { return false }
    let paragraph = open[open.count - 1].index
    let lastLine = tree.blocks[paragraph].lines.upperBound - 1
    let header = tree.lines[lastLine].range.range
    let row = TableRow(bytes, from: header.lowerBound, to: header.upperBound)
    guard row.cells.count == alignments.count else { return false }
    tree.lines.removeLast()
    openTable(instead: paragraph, columns: alignments.count, at: header)
    appendRow(row, alignments: alignments, at: header, isHeader: true)
    takeLine()
    return true
  }

  /// Opens a table at the last line of a paragraph, which keeps the lines before it.
  private mutating func openTable(instead paragraph: Int, columns: Int, at header: Range<Int>) {
    let rule = OpenBlock.Continuation.table(columns: columns)
    if tree.blocks[paragraph].lineCount > 1 {
      tree.blocks[paragraph].lineCount -= 1
      let last = tree.lines[tree.lines.count - 1]
      tree.blocks[paragraph].range.end = last.range.end
      openBlock(.table, from: header.lowerBound, to: cursor.end, rule: rule)
    } else {
      let depth = open.removeLast().depth
      tree.blocks[paragraph].kind = .table
      tree.blocks[paragraph].lineCount = 0
      stretch(paragraph, to: cursor.end)
      open.append(OpenBlock(index: paragraph, rule: rule, depth: depth))
    }
  }

  /// Adds the current line to the open table; one without cells is no row and ends it.
  mutating func takeRow(columns: Int) {
    let line = cursor.nonblank..<cursor.end
    let row = TableRow(bytes, from: line.lowerBound, to: line.upperBound)
    if row.cells.isEmpty {
      closeLast()
      return openParagraph()
    }
    let table = open[open.count - 1].index
    let header = table + 2
    let alignments = (header..<header + min(columns, row.cells.count)).map {
      tree.blocks[$0].kind.alignment
    }
    appendRow(row, alignments: alignments, at: line, isHeader: false)
    stretch(table, to: cursor.end)
  }

  /// Appends a row; cells without a column are dropped.
  private mutating func appendRow(
    _ row: TableRow, alignments: [ColumnAlignment], at line: Range<Int>, isHeader: Bool
  ) {
    let table = open[open.count - 1].index
    let range = ByteRange(
      line.lowerBound, bytes.trimmingBlanks(line.lowerBound, end: line.upperBound))
    let index = append(.tableRow(isHeader: isHeader), range, parent: table)
    for (cell, alignment) in zip(row.cells, alignments) {
      let cellIndex = append(.tableCell(alignment), cell, parent: index)
      appendPieces(of: cell, to: cellIndex)
    }
    tree.blocks[index].subtreeEnd = tree.blocks.count.compact
  }

  /// Gives a cell its text in pieces, without the backslashes that keep its bars from parting it.
  private mutating func appendPieces(of cell: ByteRange, to index: Int) {
    var start = cell.range.lowerBound
    for offset in cell.range where bytes[offset] == "\\" && offset + 1 < cell.range.upperBound {
      guard bytes[offset + 1] == "|" else { continue }
      appendPiece(ByteRange(start, offset), to: index)
      start = offset + 1
    }
    appendPiece(ByteRange(start, cell.range.upperBound), to: index)
  }

  private mutating func appendPiece(_ range: ByteRange, to index: Int) {
    if range.isEmpty { return }
    tree.lines.append(ContentLine(range: range))
    tree.blocks[index].lineCount += 1
  }

  /// The alignments a delimiter row gives, or nil when it is none.
  private func alignments(_ row: TableRow) -> [ColumnAlignment]? {
    var alignments: [ColumnAlignment] = []
    for cell in row.cells {
      guard let alignment = ColumnAlignment(bytes, cell.range) else { return nil }
      alignments.append(alignment)
    }
    return alignments.isEmpty ? nil : alignments
  }
}

extension BlockKind {
  fileprivate var alignment: ColumnAlignment {
    if case .tableCell(let alignment) = self { alignment } else { .none }
  }
}

extension ColumnAlignment {
  /// Reads one cell of a delimiter row: hyphens, with colons where text is to be drawn to.
  fileprivate init?(_ bytes: Bytes, _ cell: Range<Int>) {
    var hyphens = cell
    let isLeft = bytes.peek(hyphens.lowerBound) == ":" && !cell.isEmpty
    if isLeft { hyphens = hyphens.dropFirst() }
    let isRight = !hyphens.isEmpty && bytes[hyphens.upperBound - 1] == ":"
    if isRight { hyphens = hyphens.dropLast() }
    guard !hyphens.isEmpty, hyphens.allSatisfy({ bytes[$0] == "-" }) else { return nil }
    self =
      switch (isLeft, isRight) {
      case (true, true): .center
      case (true, false): .left
      case (false, true): .right
      case (false, false): .none
      }
  }
}
