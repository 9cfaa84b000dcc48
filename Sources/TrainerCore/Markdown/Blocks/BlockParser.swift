/// Reads lines into the flat array of blocks, each line once.
///
/// The open blocks form a path from the document to the innermost. A line first says how much of
/// that path goes on, then which new blocks begin, and the rest of it is text for the innermost.
struct BlockParser {
  /// How deep quotes and list items nest; markers beyond are text.
  static let deepest = 100

  let bytes: Bytes
  let dialect: Dialect
  var tree = BlockTree()
  var cursor: LineCursor
  var open: [OpenBlock] = []

  /// How many of the open blocks the current line has been found to belong to.
  var matched = 1

  /// The place in the path of open blocks behind which the last line was blank.
  var blankReach = Int.max

  /// Whether an empty line was read last, and only blocks that hold others were open behind it.
  private var isSettled = false

  /// Whether the current line lies in a short card.
  var isInCard = false

  /// Whether the current line begins with a marker of a short card.
  var isMarkerLine = false

  /// Whether nothing of the current line is left to be text.
  var isLineTaken = false

  /// Where a search for a rule in the current line failed.
  var ruleFailure = -1

  init(_ bytes: Bytes, dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
    cursor = LineCursor(bytes)
  }

  /// Reads the lines from an offset on.
  mutating func parse(lineStarts: [Int], from offset: Int) {
    tree.blocks.reserveCapacity(lineStarts.count)
    tree.lines.reserveCapacity(lineStarts.count)
    open = [
      OpenBlock(
        index: append(.document, ByteRange(offset, bytes.count), parent: 0), rule: .document,
        depth: 0)
    ]
    var line = lineStarts.partitioningIndex { $0 > offset }
    var start = offset
    while start < bytes.count {
      let next = line < lineStarts.count ? min(lineStarts[line], bytes.count) : bytes.count
      parseLine(from: start, to: next)
      start = next
      line += 1
    }
    closeBlocks(keeping: 0)
  }

  private mutating func parseLine(from start: Int, to next: Int) {
    let end = textEnd(from: start, to: next)
    // The second of two empty lines says nothing new, however many blocks are open.
    if isSettled, start == end { return }
    cursor.begin(at: start, end: end)
    ruleFailure = -1
    isLineTaken = false
    if dialect == .deck { takeCardLine() }
    if !isLineTaken { matchOpenBlocks() }
    let isBlank = !isLineTaken && cursor.isBlank
    if !isLineTaken, !isBlank { startBlocks() }
    if !isLineTaken { takeText() }
    blankReach = isBlank ? innermostQuote : .max
    isSettled = start == end && open[open.count - 1].holdsBlocks
  }

  private func textEnd(from start: Int, to next: Int) -> Int {
    guard next > start else { return next }
    switch bytes[next - 1] {
    case "\n": return next - 1 > start && bytes[next - 2] == "\r" ? next - 2 : next - 1
    case "\r": return next - 1
    default: return next
    }
  }

  /// Gives the rest of the line to the innermost block, or opens a paragraph for it.
  private mutating func takeText() {
    let tip = open[open.count - 1]
    if matched < open.count, tip.isParagraph, !cursor.isBlank {
      appendParagraphLine()
      return
    }
    closeUnmatched()
    switch open[open.count - 1].rule {
    case .paragraph:
      appendParagraphLine()
    case .indentedCode, .fence:
      appendLine(cursor.rest)
    case .html(let end):
      appendLine(cursor.rest)
      if end.isReached(in: bytes, from: cursor.offset, to: cursor.end) { closeLast() }
    case .table(let columns):
      if !cursor.isBlank { takeRow(columns: columns) }
    case .document, .quote, .list, .item:
      if !cursor.isBlank { openParagraph() }
    }
  }

  /// The place of the innermost open quote: a blank line in it says nothing about lists around it,
  /// and one in a fenced code block nothing about any.
  private var innermostQuote: Int {
    if case .fence = open[open.count - 1].rule { return .max }
    return open.lastIndex { if case .quote = $0.rule { true } else { false } } ?? 0
  }
}

extension [Int] {
  /// The first index whose element satisfies a condition that holds from some element on.
  func partitioningIndex(where belongsToSecond: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
