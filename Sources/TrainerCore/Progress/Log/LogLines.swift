import TrainerText

/// A line of a file, without its line end.
struct LogLine {
  let bytes: UnsafeRawBufferPointer

  /// Counted from 1 at the first that was shown.
  let number: Int

  /// False only for the end of a file that has no line end there.
  let isTerminated: Bool

  /// Where the bytes begin, counted from the start of the file.
  let offset: Int
}

extension OpenFile {
  /// Shows the lines of a range of bytes that begins with a line, one after the other, through a buffer
  /// that grows for the longest of them: a mapping would end the process when another shortens the
  /// file.
  ///
  /// The bytes of lines stay where they are until `endBlock` returns.
  @inline(__always)
  func forEachLine(
    in range: Range<Int>, _ visit: (LogLine) -> Void, endBlock: () -> Void
  ) throws(FileError) {
    var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    var lines = LineCount(offset: range.lowerBound)
    var filled = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let room = min(buffer.count - filled, range.upperBound - offset)
      let free = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + room])
      let count = try read(into: free, at: offset)
      if count == 0 { break }
      filled += count
      offset += count
      let whole = lines.visitWholeLines(UnsafeRawBufferPointer(buffer)[..<filled], visit)
      endBlock()
      filled -= whole
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[whole..<whole + filled]))
      if filled == buffer.count { buffer = buffer.grown() }
    }
    if filled > 0 {
      visit(lines.line(UnsafeRawBufferPointer(buffer)[..<filled], false))
      endBlock()
    }
  }
}

extension [UInt8] {
  /// Shows the lines, one after the other; their bytes stay where they are until `end` returns.
  func forEachLine(_ visit: (LogLine) -> Void, end: () -> Void) {
    withUnsafeBytes { bytes in
      var lines = LineCount(offset: 0)
      let whole = lines.visitWholeLines(bytes[...], visit)
      if whole < bytes.count { visit(lines.line(bytes[whole...], false)) }
      end()
    }
  }
}

/// Counts lines and the bytes before them.
private struct LineCount {
  private var number = 0
  private var offset: Int

  init(offset: Int) { self.offset = offset }

  /// Shows all lines that have an end; returns how many bytes they are.
  @inline(__always)
  mutating func visitWholeLines(
    _ bytes: Slice<UnsafeRawBufferPointer>, _ visit: (LogLine) -> Void
  ) -> Int {
    let block = UnsafeRawBufferPointer(rebasing: bytes)
    var start = 0
    while let end = block.firstIndex(of: .lineFeed, from: start) {
      visit(line(block[start..<end], true))
      start = end + 1
    }
    return start
  }

  @inline(__always)
  mutating func line(_ bytes: Slice<UnsafeRawBufferPointer>, _ isTerminated: Bool) -> LogLine {
    var text = bytes
    var start = offset
    if offset == 0 {
      start = text.byteOrderMarkLength
      text = text.dropFirst(start)
    }
    if text.last == .carriageReturn { text = text.dropLast() }
    number += 1
    offset += bytes.count + 1
    return LogLine(
      bytes: UnsafeRawBufferPointer(rebasing: text), number: number, isTerminated: isTerminated,
      offset: start)
  }
}

extension UnsafeMutableRawBufferPointer {
  /// A buffer of twice the size with the same bytes, in place of this one.
  fileprivate func grown() -> UnsafeMutableRawBufferPointer {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(self))
    deallocate()
    return larger
  }
}
