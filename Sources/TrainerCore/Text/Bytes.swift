extension UInt8 {
  package static let lineFeed: UInt8 = 10
  package static let carriageReturn: UInt8 = 13

  /// Whether this byte is a second or later one of a UTF-8 sequence.
  package var continuesScalar: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension [UInt8] {
  /// The offset of the first byte that cannot be part of UTF-8 text, or nil.
  var firstInvalidUTF8Offset: Int? {
    if String(validating: self, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return offset
      }
    }
  }

  func lineNumber(at offset: Int) -> Int {
    var line = 1
    for index in 0..<offset where endsLine(at: index) { line += 1 }
    return line
  }

  var lineStarts: [Int] {
    var starts = [starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in indices where endsLine(at: index) && index + 1 < count { starts.append(index + 1) }
    return starts
  }

  /// Whether a line ends with this byte: CRLF ends it with its second byte.
  private func endsLine(at index: Int) -> Bool {
    switch self[index] {
    case .lineFeed: true
    case .carriageReturn: index + 1 == count || self[index + 1] != .lineFeed
    default: false
    }
  }
}
