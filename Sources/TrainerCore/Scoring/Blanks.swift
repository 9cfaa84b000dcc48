extension UnsafeBufferPointer<UInt8> {
  /// A range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start].isBlank { start += 1 }
    while start < end, self[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or a line end.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
