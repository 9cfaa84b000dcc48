import TrainerScheduling

/// Writes the rows of a table, some thousands of bytes at a time.
struct TableWriter {
  private var csv: CSVWriter
  private let emit: (String) throws -> Void

  init(_ csv: CSVWriter, _ emit: @escaping (String) throws -> Void) {
    self.csv = csv
    self.emit = emit
  }

  /// Writes a row.
  mutating func write(_ fields: [String]) throws {
    csv.append(fields)
    try emitFull()
  }

  /// Hands over what is left.
  func end() throws { try emit(csv.text) }

  /// Bytes that are handed over at once.
  private static let size = 1 << 15

  private mutating func emitFull() throws {
    if csv.byteCount > Self.size { try emit(csv.takeText()) }
  }
}

// MARK: - Rows field by field, for tables of millions

extension TableWriter {
  mutating func add(_ text: String) { csv.append(text) }

  mutating func add(_ number: Int) { csv.append(Int64(number)) }

  mutating func add(_ number: Int?) {
    if let number { add(number) } else { addGap() }
  }

  mutating func add(_ value: Bool) { add(value ? "true" : "false") }

  mutating func add(_ moment: Moment) { csv.appendPlain { moment.appendISO8601(to: &$0) } }

  mutating func add(_ day: StudyDay) { csv.appendPlain { day.appendISO(to: &$0) } }

  mutating func addGap() { csv.appendPlain { _ in } }

  mutating func endRow() throws {
    csv.endRecord()
    try emitFull()
  }
}
