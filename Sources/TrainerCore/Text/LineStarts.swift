extension [UInt8] {
  /// The offset of each line's first byte; the first line starts after a byte order mark.
  ///
  /// LF, CRLF and a lone CR end a line; nothing after the last end is no line.
  var lineStarts: [Int] {
    withUnsafeBufferPointer { bytes in
      var starts = [bytes.byteOrderMarkLength]
      bytes.forEachLineEnd { end in
        if end < bytes.count { starts.append(end) }
      }
      return starts
    }
  }

  /// The line that a byte stands in, from 1.
  func lineNumber(at offset: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var line = 1
      bytes.forEachLineEnd { end in
        if end <= offset { line += 1 }
      }
      return line
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls with the offset after each line end.
  @inline(__always)
  fileprivate func forEachLineEnd(_ body: (Int) -> Void) {
    var offset = 0
    while offset + ByteWord.size <= count {
      var matches = ByteWord(self, at: offset).matches(.lineFeed, .carriageReturn)
      while matches != 0 {
        let index = offset + matches.trailingZeroBitCount / 8
        if endsLine(at: index) { body(index + 1) }
        matches &= matches - 1
      }
      offset += ByteWord.size
    }
    for index in offset..<count where endsLine(at: index) { body(index + 1) }
  }

  /// Whether a line ends with this byte: CRLF ends it with its second byte.
  @inline(__always)
  private func endsLine(at index: Int) -> Bool {
    switch self[index] {
    case .lineFeed: true
    case .carriageReturn: index + 1 == count || self[index + 1] != .lineFeed
    default: false
    }
  }
}
