import TrainerText

/// The bytes of a JSON text, of which only those are here that are looked at.
struct JSONPieces {
  private let stream: ByteStream
  private var bytes: [UInt8] = []
  private var index = 0

  /// Where the value begins that is to be made; all from there on stays.
  private var kept: Int?

  /// The line at the place to which line ends have been counted.
  private var lineThere = 1
  private var counted = 0

  init(_ stream: ByteStream) throws(FileError) {
    self.stream = stream
    let markLength = try stream.peek(3).byteOrderMarkLength
    if markLength > 0 { _ = try stream.next(markLength) }
  }

  /// The line of the next byte, from 1.
  var line: Int {
    mutating get {
      countLines(to: index)
      return lineThere
    }
  }

  /// The next byte; nil at the end.
  @inline(__always)
  mutating func peek() throws -> UInt8? {
    if index < bytes.count { return bytes[index] }
    return try fill() ? bytes[index] : nil
  }

  /// The next byte, which must be there.
  @inline(__always)
  mutating func here() throws -> UInt8 {
    guard let byte = try peek() else { throw refusal("the file ends in the middle") }
    return byte
  }

  @inline(__always)
  mutating func pass() { index += 1 }

  /// Goes back some bytes that are still here.
  mutating func back(_ count: Int) {
    index = max(0, index - count)
    guard index < counted else { return }
    lineThere -= bytes[index..<counted].count { $0 == .lineFeed }
    counted = index
  }

  /// The bytes that are passed.
  mutating func keeping(
    _ pass: (inout JSONPieces) throws -> Void
  ) throws -> ArraySlice<UInt8> {
    kept = index
    defer { kept = nil }
    try pass(&self)
    return bytes[(kept ?? index)..<index]
  }

  mutating func refusal(_ reason: String) -> ImportRefusal { ImportRefusal(line, reason) }

  private mutating func countLines(to place: Int) {
    guard place > counted else { return }
    lineThere += bytes[counted..<place].count { $0 == .lineFeed }
    counted = place
  }

  /// Lets go of what was passed, and takes more.
  private mutating func fill() throws -> Bool {
    let start = kept ?? index
    if index - start > Self.longestValue {
      throw refusal("a value of more than \(Self.longestValue >> 20) MB")
    }
    countLines(to: start)
    bytes.removeSubrange(..<start)
    index -= start
    counted -= start
    if kept != nil { kept = 0 }
    let more = try stream.next(max(1 << 18, bytes.count))
    bytes += more
    return !more.isEmpty
  }

  /// Bytes; a deck is the longest of what is wanted.
  private static let longestValue = 64 << 20
}
