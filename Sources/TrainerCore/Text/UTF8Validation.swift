extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first sequence that is not UTF-8, or nil where all bytes are.
  package var firstInvalidUTF8Offset: Int? {
    var offset = 0
    while offset < count {
      // Most of a text is ASCII, and four words at once take little more time than one.
      if offset + 4 * ByteWord.size <= count, isASCII(fourWordsAt: offset) {
        offset += 4 * ByteWord.size
      } else if offset + ByteWord.size <= count, ByteWord(self, at: offset).isASCII {
        offset += ByteWord.size
      } else if self[offset] < 0x80 {
        offset += 1
      } else if let length = lengthOfScalar(at: offset) {
        offset += length
      } else {
        return offset
      }
    }
    return nil
  }

  private func isASCII(fourWordsAt offset: Int) -> Bool {
    (0..<4).reduce(ByteWord.zero) { $0 | ByteWord(self, at: offset + $1 * ByteWord.size) }.isASCII
  }

  /// The number of bytes of a scalar beyond ASCII (Unicode 16, table 3-7), or nil where it is none.
  private func lengthOfScalar(at offset: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch self[offset] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return nil
    }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return nil }
    for index in offset + 2..<Swift.max(offset + length, offset + 2)
    where !self[index].continuesScalar {
      return nil
    }
    return length
  }
}

extension [UInt8] {
  /// The offset of the first sequence that is not UTF-8, or nil where all bytes are.
  package var firstInvalidUTF8Offset: Int? {
    withUnsafeBufferPointer(\.firstInvalidUTF8Offset)
  }
}
