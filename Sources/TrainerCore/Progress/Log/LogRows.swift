/// Rows of a log in their order, kept as the stretches in which they were read: large arrays are not
/// copied to be put together.
struct LogRows: Sendable {
  private var stretches: [ContiguousArray<LogRow>] = []

  /// By stretch: the place of its first row.
  private var starts: [Int] = []
  private(set) var count = 0

  init() {}

  init(_ rows: ContiguousArray<LogRow>) { append(rows) }

  /// Adds the rows of a stretch.
  mutating func append(_ rows: ContiguousArray<LogRow>) {
    if rows.isEmpty { return }
    stretches.append(rows)
    starts.append(count)
    count += rows.count
  }

  /// Adds the rows of another log.
  mutating func append(_ rows: LogRows) {
    for stretch in rows.stretches { append(stretch) }
  }

  /// Changes all rows where they stand, many on all processors.
  @inline(__always)
  mutating func mutateEach(_ change: @Sendable (inout LogRow) -> Void) {
    for stretch in stretches.indices {
      stretches[stretch].withUnsafeMutableBufferPointer { rows in
        // Each piece changes rows of its own.
        nonisolated(unsafe) let rows = rows
        let pieces = rows.count / Self.rowsAtOnce + 1
        _ = Processors.map(pieces) { piece in
          for place in rows.count * piece / pieces..<rows.count * (piece + 1) / pieces {
            change(&rows[place])
          }
        }
      }
    }
  }

  private static let rowsAtOnce = 1 << 16

  /// Shows the rows of a range.
  @inline(__always)
  func forEach(in range: Range<Int>, _ visit: (LogRow) -> Void) {
    for (start, stretch) in zip(starts, stretches) {
      stretch.withUnsafeBufferPointer { rows in
        let first = Swift.max(range.lowerBound - start, 0)
        let end = Swift.min(range.upperBound - start, rows.count)
        for place in first..<Swift.max(first, end) { visit(rows[place]) }
      }
    }
  }

  /// There are a few stretches at most.
  private func stretch(of position: Int) -> Int {
    var stretch = starts.count - 1
    while starts[stretch] > position { stretch -= 1 }
    return stretch
  }
}

extension LogRows: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> LogRow {
    get {
      let stretch = stretch(of: position)
      return stretches[stretch][position - starts[stretch]]
    }
    set {
      let stretch = stretch(of: position)
      stretches[stretch][position - starts[stretch]] = newValue
    }
  }
}
