import TrainerMarkdown

/// The cells of a table; a row may have fewer than the header, but not more.
struct ReadingTable {
  /// The header first.
  let rows: [[StyledText]]
  let alignments: [ColumnAlignment]

  /// A column that is broken into lines is not narrower than this.
  private static let narrowest = 8

  init(_ block: BlockID, in document: MarkdownDocument, _ reading: Reading) {
    let rows = document.children(of: block).map { Array(document.children(of: $0)) }
    let columns = rows.first?.count ?? 0
    alignments = (rows.first ?? []).map { cell in
      if case .tableCell(let alignment) = document.kind(of: cell) { alignment } else { .none }
    }
    self.rows = rows.enumerated().map { position, row in
      let style = position == 0 ? reading.theme.strong : []
      return row.prefix(columns).map { cell in
        StyledText(spans: reading.spans(of: document.inlines(of: cell), style))
      }
    }
  }

  /// The widths of the columns that fit into a room, or nil where they cannot be made to.
  ///
  /// No column is narrower than its longest word, or wider than it needs to be; within that they
  /// are as wide as one another.
  func widths(room: Int?, _ signs: TableSigns) -> [Int]? {
    var columns = alignments.map { _ in ColumnWidth() }
    for row in rows {
      for (position, cell) in row.enumerated() { columns[position].hold(cell) }
    }
    let wanted = columns.map(\.wanted)
    guard let room else { return wanted }
    let left = room - signs.between.count * (columns.count - 1)
    if wanted.reduce(0, +) <= left { return wanted }
    let widths = { (share: Int) in columns.map { $0.width(ofShare: share) } }
    var share = Self.narrowest
    guard widths(share).reduce(0, +) <= left else { return nil }
    while widths(share + 1).reduce(0, +) <= left { share += 1 }
    return widths(share)
  }
}

/// How wide a column has to be, and how wide it need not be.
private struct ColumnWidth {
  /// For its longest word.
  private var needed = 1

  /// For its longest line.
  private(set) var wanted = 1

  mutating func hold(_ cell: StyledText) {
    for line in cell.wrapped(to: nil) {
      wanted = max(wanted, line.width)
      for word in line.text.split(separator: " ") {
        needed = max(needed, StyledText(String(word)).width)
      }
    }
  }

  func width(ofShare share: Int) -> Int { min(max(share, needed), wanted) }
}
