extension InlineParser {
  /// A line end, hard when two spaces or more come before it.
  mutating func takeLineEnd() {
    let lineEnd = offset
    let blanks = bytes.trimmingBlanks(textStart, end: lineEnd)
    let isHard = lineEnd - blanks >= 2 && bytes[lineEnd - 1] == " " && bytes[lineEnd - 2] == " "
    offset = blanks
    take(.leaf(isHard ? .hardBreak : .softBreak), to: lineEnd + 1)
    skipLineStart()
  }

  /// A mark made literal, or a hard line break.
  mutating func takeBackslash() {
    let next = bytes.peek(offset + 1)
    if next.isPunctuation {
      take(.leaf(.escape), to: offset + 2, content: offset + 1..<offset + 2)
    } else if next == "\n" {
      take(.leaf(.hardBreak), to: offset + 2)
      skipLineStart()
    } else {
      offset += 1
    }
  }

  private mutating func skipLineStart() {
    offset = bytes.skippingBlanks(offset, end: bytes.count)
    textStart = offset
  }

  /// `&amp;` and the like.
  mutating func takeEntity() {
    guard let (_, next) = bytes.entity(at: offset, end: bytes.count) else {
      offset += 1
      return
    }
    take(.leaf(.entity), to: next)
  }

  /// Code between runs of backticks of one length.
  mutating func takeCode() {
    let length = bytes.run(of: UInt8(ascii: "`"), at: offset, end: bytes.count)
    guard let closing = closingBackticks(length) else {
      offset += length
      return
    }
    var content = offset + length..<closing
    if isPadded(content) { content = content.dropFirst().dropLast() }
    take(.leaf(.code), to: closing + length, content: content)
  }

  private mutating func closingBackticks(_ length: Int) -> Int? {
    if let last = exhausted.backticks, last[length, default: 0] <= offset { return nil }
    var lastOfLength: [Int: Int] = [:]
    var next = offset + length
    while next < bytes.count {
      guard bytes[next] == "`" else {
        next += 1
        continue
      }
      let found = bytes.run(of: UInt8(ascii: "`"), at: next, end: bytes.count)
      if found == length { return next }
      lastOfLength[found] = next
      next += found
    }
    exhausted.backticks = lastOfLength
    return nil
  }

  /// Whether code begins and ends with a space, and has something between.
  private func isPadded(_ content: Range<Int>) -> Bool {
    guard content.count > 2, isSpace(bytes[content.lowerBound]),
      isSpace(bytes[content.upperBound - 1])
    else { return false }
    return content.contains { !isSpace(bytes[$0]) }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == " " || byte == "\n" }
}
