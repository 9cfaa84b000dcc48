extension UnsafeBufferPointer<UInt8> {
  /// Whether a text stands at an offset, to its letters' case.
  func matches(_ text: StaticString, at offset: Int, end: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= end else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether a range holds a text given in lower case, whatever its letters' case.
  func equalsIgnoringCase(_ text: StaticString, _ range: Range<Int>) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where self[range.lowerBound + index].lowercased != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// The first offset at which a text stands.
  func find(_ text: StaticString, from start: Int, to end: Int) -> Int? {
    let first = text.utf8Start.pointee
    var offset = start
    while offset < end {
      if self[offset] == first, matches(text, at: offset, end: end) { return offset }
      offset += 1
    }
    return nil
  }
}
