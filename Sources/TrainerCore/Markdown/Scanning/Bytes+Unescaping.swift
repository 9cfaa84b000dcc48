extension UnsafeBufferPointer<UInt8> {
  /// A range as text, with backslash escapes and character references resolved.
  func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    appendUnescaped(range, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a range with backslash escapes and character references resolved.
  func appendUnescaped(_ range: Range<Int>, to text: inout [UInt8]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if self[offset] == "\\", offset + 1 < range.upperBound, self[offset + 1].isPunctuation {
        text.append(self[offset + 1])
        offset += 2
      } else if self[offset] == "&", let (scalars, next) = entity(at: offset, end: range.upperBound)
      {
        text.append(contentsOf: scalars)
        offset = next
      } else {
        text.append(self[offset])
        offset += 1
      }
    }
  }
}

extension [UInt8] {
  /// Appends characters in UTF-8.
  mutating func append(contentsOf scalars: [Unicode.Scalar]) {
    for scalar in scalars { append(contentsOf: UTF8.encode(scalar) ?? .init()) }
  }
}
