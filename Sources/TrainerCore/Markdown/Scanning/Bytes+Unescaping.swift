extension UnsafeBufferPointer<UInt8> {
  /// A range as text, with backslash escapes resolved.
  func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if self[offset] == "\\", offset + 1 < range.upperBound, self[offset + 1].isPunctuation {
        offset += 1
      }
      text.append(self[offset])
      offset += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
