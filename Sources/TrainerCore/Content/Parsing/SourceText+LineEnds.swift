import TrainerText

extension SourceText {
  /// The text of a range, line ends as line feeds.
  func markdown(_ range: Range<Int>) -> String {
    guard hasCarriageReturn(in: range) else { return text(range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for offset in range {
      if bytes[offset] != .carriageReturn {
        result.append(bytes[offset])
      } else if !isFirstOfLineEnd(offset) || offset + 1 == range.upperBound {
        result.append(.lineFeed)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func hasCarriageReturn(in range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { $0.contains(.carriageReturn, in: range) }
  }

  /// Whether CR stands here and LF behind it: they are one line end.
  func isFirstOfLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == .carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
  }

  /// The end of the two spaces or more that stand here and break the line; the same offset else.
  func behindHardBreak(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end - offset >= 2 ? end : offset
  }

  /// Where the rest of a line goes on: at its last spaces where they break it, else at its end.
  func startOfHardBreak(behind offset: Int) -> Int {
    let end = lineEnd(at: offset)
    return behindHardBreak(offset) == end ? offset : end
  }
}
