/// A range of byte offsets in half the room of `Range<Int>`; documents hold millions of them.
struct ByteRange: Hashable, Sendable {
  var start: Int32
  var end: Int32

  init(_ start: Int, _ end: Int) {
    self.start = start.compact
    self.end = end.compact
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  var isEmpty: Bool { start == end }
}

extension Int {
  /// An offset or index as documents store it; ``MarkdownDocument/maximumByteCount`` bounds them.
  var compact: Int32 { Int32(truncatingIfNeeded: self) }
}
