/// A range of byte offsets in half the room of `Range<Int>`; documents hold millions of them.
struct ByteRange: Hashable, Sendable {
  var start: Int32
  var end: Int32

  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
  var isEmpty: Bool { start == end }
}
