/// Reads the records of CSV as they come, without having the whole file in memory.
struct CSVStream {
  /// A record longer than this, in bytes, is none: a quote was never closed.
  static let longestRecord = 8 << 20

  private let stream: ByteStream
  private var scanner: CSVScanner
  private var buffer: [UInt8] = []
  private var fields: [CSVField] = []
  private var isAtEnd = false

  init(_ stream: ByteStream, dialect: CSVDialect) {
    self.stream = stream
    scanner = CSVScanner(dialect)
  }

  /// The next record, or nil at the end.
  ///
  /// - Throws: ``CSVError``, after which the next record can be read; ``FileError``.
  mutating func next() throws -> CSVReader.Record? {
    while true {
      let before = scanner
      let result = buffer.withUnsafeBufferPointer { bytes in
        Result { () throws(CSVError) in try scanner.nextRecord(in: bytes, &fields) }
      }
      // What reaches to the end of what is here may go on.
      if scanner.index < buffer.count || isAtEnd { return try result.get() }
      scanner = before
      if buffer.count - scanner.index > Self.longestRecord {
        isAtEnd = true
        continue
      }
      try fill()
    }
  }

  /// Lets go of what was read, and takes more; ever more where a record is long.
  private mutating func fill() throws(FileError) {
    let kept = buffer.count - scanner.index
    let more = try stream.next(max(1 << 20, kept))
    if more.isEmpty { isAtEnd = true }
    buffer = buffer[scanner.index...] + more
    scanner.restart()
  }
}
