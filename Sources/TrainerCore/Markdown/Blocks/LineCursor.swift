/// A place in the current line that knows its column: tabs reach to the next multiple of four.
struct LineCursor {
  let bytes: Bytes

  /// The next byte to read.
  private(set) var offset = 0

  /// The column of that byte, or inside it when it is a tab taken in part.
  private(set) var column = 0

  /// The offset of the line's end, its line feed not included.
  private(set) var end = 0

  private var isInsideTab = false
  private var firstNonblank = -1
  private var firstNonblankColumn = 0

  init(_ bytes: Bytes) { self.bytes = bytes }

  /// Goes to the start of a line.
  mutating func begin(at start: Int, end: Int) {
    offset = start
    column = 0
    self.end = end
    isInsideTab = false
    firstNonblank = -1
  }

  /// The offset of the first byte from here that is neither a space nor a tab.
  var nonblank: Int {
    mutating get {
      if firstNonblank < offset { findNonblank() }
      return firstNonblank
    }
  }

  /// How many columns of spaces and tabs come before that byte.
  var indent: Int {
    mutating get {
      if firstNonblank < offset { findNonblank() }
      return firstNonblankColumn - column
    }
  }

  /// Whether nothing but spaces and tabs is left.
  var isBlank: Bool { mutating get { nonblank == end } }

  /// The first byte that is neither a space nor a tab, or zero.
  var byte: UInt8 { mutating get { isBlank ? 0 : bytes[nonblank] } }

  private mutating func findNonblank() {
    var next = offset
    var column = self.column
    while next < end {
      switch bytes[next] {
      case " ": column += 1
      case "\t": column += 4 - column & 3
      default:
        firstNonblank = next
        firstNonblankColumn = column
        return
      }
      next += 1
    }
    firstNonblank = next
    firstNonblankColumn = column
  }

  /// Goes over bytes of one column each.
  mutating func skip(_ count: Int) {
    offset += count
    column += count
    isInsideTab = false
  }

  /// Goes to an offset further on whose column no longer matters.
  mutating func jump(to offset: Int) { skip(offset - self.offset) }

  /// Goes to the first byte that is neither a space nor a tab.
  mutating func skipBlanks() {
    let target = nonblank
    guard target > offset else { return }
    column = firstNonblankColumn
    offset = target
    isInsideTab = false
  }

  /// Goes over columns of spaces and tabs, into the middle of a tab if need be.
  mutating func skip(columns: Int) {
    var left = columns
    while left > 0, offset < end {
      let width = bytes[offset] == "\t" ? 4 - column & 3 : 1
      isInsideTab = width > left
      column += min(width, left)
      left -= min(width, left)
      if !isInsideTab { offset += 1 }
    }
  }

  /// Goes over the one space or column of a tab that may follow a container's marker.
  mutating func skipOptionalBlank() {
    if offset < end, bytes[offset].isBlank { skip(columns: 1) }
  }

  /// What is left of the line; the part of a tab that is left becomes spaces.
  var rest: ContentLine {
    guard isInsideTab else { return ContentLine(range: ByteRange(offset, end)) }
    return ContentLine(
      range: ByteRange(offset + 1, end), indent: UInt8(truncatingIfNeeded: 4 - column & 3))
  }
}
