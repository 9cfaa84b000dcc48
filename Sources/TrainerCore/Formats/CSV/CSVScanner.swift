import TrainerText

/// Where a field stands, without its quotes.
struct CSVField {
  let range: Range<Int>

  /// Whether doubled quotes within stand for single ones.
  let hasDoubledQuotes: Bool
}

/// Finds the fields of one record after another; the bytes are handed in, so that a caller may keep
/// them where it likes.
struct CSVScanner {
  let dialect: CSVDialect

  private(set) var index = 0

  /// The line at `index`, from 1.
  private(set) var line = 1

  /// How many records were begun.
  private(set) var record = 0

  /// The line where the last one began.
  private(set) var recordLine = 1

  /// Whether the bytes before `index` were let go, so that they begin in the middle of a file.
  private var isInMiddle = false

  init(_ dialect: CSVDialect) { self.dialect = dialect }

  /// Goes on at the beginning of bytes that continue those that were read.
  mutating func restart() {
    isInMiddle = isInMiddle || index > 0
    index = 0
  }

  /// Reads the next record that is no blank line into `fields`; false at the end.
  ///
  /// - Throws: ``CSVError``, after which the record is passed over and the next one can be read.
  mutating func next(
    in bytes: UnsafeBufferPointer<UInt8>, _ fields: inout [CSVField]
  ) throws(CSVError) -> Bool {
    fields.removeAll(keepingCapacity: true)
    if index == 0, !isInMiddle { index = bytes.byteOrderMarkLength }
    while passLineEnd(bytes) {}
    guard index < bytes.count else { return false }
    record += 1
    recordLine = line
    while true {
      fields.append(try field(bytes))
      if index == bytes.count || passLineEnd(bytes) { return true }
      index += 1
    }
  }

  /// Reads one field and stops at the separator or the line's end.
  @inline(__always)
  private mutating func field(_ bytes: UnsafeBufferPointer<UInt8>) throws(CSVError) -> CSVField {
    if index < bytes.count, bytes[index] == .quote { return try quotedField(bytes) }
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == dialect.separator || byte == .lineFeed || byte == .carriageReturn { break }
      if byte == .quote, !dialect.allowsBareQuotes { throw refusal(.bareQuote, bytes) }
      index += 1
    }
    return CSVField(range: start..<index, hasDoubledQuotes: false)
  }

  private mutating func quotedField(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(CSVError) -> CSVField {
    let openingLine = line
    let start = index + 1
    var hasDoubledQuotes = false
    index = start
    while index < bytes.count {
      if passLineEnd(bytes) { continue }
      index += 1
      guard bytes[index - 1] == .quote else { continue }
      if index < bytes.count, bytes[index] == .quote {
        hasDoubledQuotes = true
        index += 1
      } else if endsField(bytes) {
        return CSVField(range: start..<index - 1, hasDoubledQuotes: hasDoubledQuotes)
      } else {
        throw refusal(.textAfterQuote, bytes)
      }
    }
    throw CSVError(problem: .unclosedQuote, record: record, line: openingLine)
  }

  private func endsField(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    index == bytes.count || bytes[index] == dialect.separator || bytes[index] == .lineFeed
      || bytes[index] == .carriageReturn
  }

  /// Passes LF, CRLF or CR.
  @inline(__always)
  private mutating func passLineEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] == .carriageReturn {
      index += index + 1 < bytes.count && bytes[index + 1] == .lineFeed ? 2 : 1
    } else if bytes[index] == .lineFeed {
      index += 1
    } else {
      return false
    }
    line += 1
    return true
  }

  /// Passes over the rest of the line.
  private mutating func refusal(
    _ problem: CSVError.Problem, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> CSVError {
    let error = CSVError(problem: problem, record: record, line: line)
    while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .carriageReturn {
      index += 1
    }
    return error
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
}
