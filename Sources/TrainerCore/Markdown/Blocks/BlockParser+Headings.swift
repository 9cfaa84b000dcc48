extension BlockParser {
  /// `## Title ##`.
  mutating func startHeading() -> Bool {
    let start = cursor.nonblank
    let level = bytes.run(of: UInt8(ascii: "#"), at: start, end: cursor.end)
    guard level <= 6, start + level == cursor.end || bytes[start + level].isBlank else {
      return false
    }
    let index = addBlock(.heading(level: level, isSetext: false), from: start, to: cursor.end)
    if level <= 2, open.count == 1, !isMarkerLine { isInCard = false }
    let text = headingText(from: start + level)
    if !text.isEmpty {
      tree.lines.append(ContentLine(range: text))
      tree.blocks[index].lineCount = 1
    }
    takeLine()
    return true
  }

  /// A heading's text without the number signs that may close it.
  private func headingText(from offset: Int) -> ByteRange {
    let start = bytes.skippingBlanks(offset, end: cursor.end)
    let end = bytes.trimmingBlanks(start, end: cursor.end)
    var closing = end
    while closing > start, bytes[closing - 1] == "#" { closing -= 1 }
    guard closing == start || bytes[closing - 1].isBlank else { return ByteRange(start, end) }
    return ByteRange(start, bytes.trimmingBlanks(start, end: closing))
  }

  /// A line of `=` or `-` under a paragraph makes a heading of it.
  mutating func startSetext(level: Int) -> Bool {
    guard continuesParagraph else { return false }
    let start = cursor.nonblank
    let underline = bytes.run(of: bytes[start], at: start, end: cursor.end)
    guard bytes.skippingBlanks(start + underline, end: cursor.end) == cursor.end else {
      return false
    }
    let paragraph = open.removeLast()
    matched = open.count
    guard let index = takeDefinitions(paragraph.index) else { return false }
    tree.blocks[index].kind = .heading(level: level, isSetext: true)
    stretch(index, to: cursor.end)
    stretch(Int(tree.blocks[index].parent), to: cursor.end)
    takeLine()
    return true
  }
}
