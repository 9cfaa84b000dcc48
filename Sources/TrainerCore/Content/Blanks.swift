extension UInt8 {
  /// A space, a tab or another blank of ASCII, line ends included.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Substring {
  /// The text without the blanks of ASCII at its ends.
  var trimmedOfBlanks: String {
    var bytes = utf8
    while let first = bytes.first, first.isBlank { bytes.removeFirst() }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return String(Substring(bytes))
  }
}

extension String {
  /// The text without the blanks of ASCII at its ends.
  var trimmedOfBlanks: String {
    guard let first = utf8.first, let last = utf8.last else { return self }
    return first.isBlank || last.isBlank ? self[...].trimmedOfBlanks : self
  }
}

extension [UInt8] {
  /// The text of a range without the blanks of ASCII at its ends.
  func trimmedText(_ range: Range<Int>) -> String {
    withUnsafeBufferPointer { bytes in
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, bytes[start].isBlank { start += 1 }
      while start < end, bytes[end - 1].isBlank { end -= 1 }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}
