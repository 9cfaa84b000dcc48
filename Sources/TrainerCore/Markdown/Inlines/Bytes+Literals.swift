extension UnsafeBufferPointer<UInt8> {
  /// Appends what a leaf inline says: references resolved, line ends in code as spaces, NUL as the
  /// character that stands for what cannot be shown.
  func appendLiteral(of node: InlineNode, to literal: inout [UInt8]) {
    let content = node.content.range
    switch node.kind {
    case .entity:
      if let (scalars, _) = entity(at: content.lowerBound, end: content.upperBound) {
        literal.append(contentsOf: scalars)
      }
    case .code:
      let start = literal.count
      literal.appendReplacingNUL(self[content])
      for index in start..<literal.count where literal[index] == "\n" { literal[index] = 32 }
    default:
      literal.appendReplacingNUL(self[content])
    }
  }
}

extension [UInt8] {
  /// Appends bytes, with U+FFFD for every NUL.
  mutating func appendReplacingNUL(_ bytes: Slice<Bytes>) {
    guard bytes.contains(0) else { return append(contentsOf: bytes) }
    for byte in bytes {
      if byte == 0 { append(contentsOf: [0xEF, 0xBF, 0xBD]) } else { append(byte) }
    }
  }
}
