import TrainerText

/// What divides fields, and how strictly quotes are read.
public struct CSVDialect: Sendable, Hashable {
  /// The byte between fields: ASCII, neither a quote nor a line end.
  public let separator: UInt8

  /// Whether a quote inside a field that does not begin with one is text, as spreadsheets and Anki
  /// read it; otherwise it is an error, as RFC 4180 has it.
  public let allowsBareQuotes: Bool

  /// Commas, and quotes as RFC 4180 has them.
  public static let standard = CSVDialect(separator: UInt8(ascii: ","))

  /// Makes a dialect.
  public init(separator: UInt8, allowsBareQuotes: Bool = false) {
    self.separator = separator
    self.allowsBareQuotes = allowsBareQuotes
  }
}

/// Reads CSV (RFC 4180) record by record; lines end with LF, CRLF or CR, a byte order mark and blank
/// lines are passed over.
///
/// After an error the next record can be read, so that all errors of a file can be told at once.
///
///     var reader = CSVReader(bytes)
///     while let record = try reader.next() { … }
public struct CSVReader: Sendable {
  /// The fields of a record, and where it begins.
  public struct Record: Sendable, Hashable {
    /// The fields, quotes taken off.
    public let fields: [String]

    /// The record, from 1, a header included and blank lines left out.
    public let number: Int

    /// The line it begins on, from 1.
    public let line: Int
  }

  private let bytes: [UInt8]
  private var scanner: CSVScanner
  private var fields: [CSVField] = []

  /// Takes a whole file.
  public init(_ bytes: [UInt8], dialect: CSVDialect = .standard) {
    self.bytes = bytes
    scanner = CSVScanner(dialect)
  }

  /// Takes a text.
  public init(_ text: String, dialect: CSVDialect = .standard) {
    self.init(Array(text.utf8), dialect: dialect)
  }

  /// The next record, or nil at the end.
  ///
  /// - Throws: ``CSVError``; the record is passed over.
  public mutating func next() throws(CSVError) -> Record? {
    try bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(CSVError) in try scanner.nextRecord(in: bytes, &fields) }
    }.get()
  }
}

extension CSVScanner {
  /// The next record as texts, or nil at the end; `fields` is room to work in.
  mutating func nextRecord(
    in bytes: UnsafeBufferPointer<UInt8>, _ fields: inout [CSVField]
  ) throws(CSVError) -> CSVReader.Record? {
    guard try next(in: bytes, &fields) else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(fields.count)
    for field in fields {
      guard let text = field.text(in: bytes) else {
        throw CSVError(problem: .notUTF8, record: record, line: recordLine)
      }
      texts.append(text)
    }
    return CSVReader.Record(fields: texts, number: record, line: recordLine)
  }
}

extension CSVField {
  /// The text, doubled quotes undoubled, or nil where it is not UTF-8.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let raw = UnsafeBufferPointer(rebasing: bytes[range])
    guard raw.firstInvalidUTF8Offset == nil else { return nil }
    guard hasDoubledQuotes else { return String(decoding: raw, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      text.append(raw[index])
      index += raw[index] == .quote ? 2 : 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
