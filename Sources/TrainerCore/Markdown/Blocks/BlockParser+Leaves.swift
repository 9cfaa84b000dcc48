extension BlockParser {
  /// Gives a line to the innermost open block.
  mutating func appendLine(_ line: ContentLine) {
    let index = open[open.count - 1].index
    tree.lines.append(line)
    tree.blocks[index].lineCount += 1
    stretch(index, to: cursor.end)
  }

  mutating func appendParagraphLine() {
    appendLine(ContentLine(range: ByteRange(cursor.nonblank, cursor.end)))
  }

  mutating func openParagraph() {
    takeTaskBox()
    openBlock(.paragraph, from: cursor.nonblank, to: cursor.end, rule: .paragraph)
    appendParagraphLine()
  }

  /// Indented code does not end with blank lines.
  mutating func trimBlankLines(_ index: Int) {
    while tree.blocks[index].lineCount > 0, let line = tree.lines.last, isBlank(line) {
      tree.lines.removeLast()
      tree.blocks[index].lineCount -= 1
    }
    if let last = tree.lines.last { tree.blocks[index].range.end = last.range.end }
  }

  private func isBlank(_ line: ContentLine) -> Bool {
    let range = line.range.range
    return bytes.skippingBlanks(range.lowerBound, end: range.upperBound) == range.upperBound
  }

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

  /// Three or more of `*`, `-` or `_`, with blanks between them or not.
  mutating func startRule() -> Bool {
    let start = cursor.nonblank
    // What stopped an earlier search in this line stops this one, whose mark is the same.
    guard start >= ruleFailure else { return false }
    let mark = bytes[start]
    var count = 0
    for offset in start..<cursor.end {
      if bytes[offset] == mark {
        count += 1
      } else if !bytes[offset].isBlank {
        ruleFailure = offset
        return false
      }
    }
    guard count >= 3 else { return false }
    addBlock(.thematicBreak(endsCard: false), from: start, to: cursor.end)
    takeLine()
    return true
  }

  /// Three or more backticks or tildes, and what the code is.
  mutating func startFence() -> Bool {
    let start = cursor.nonblank
    let byte = bytes[start]
    let length = bytes.run(of: byte, at: start, end: cursor.end)
    guard length >= 3 else { return false }
    let info = bytes.skippingBlanks(start + length, end: cursor.end)
    if byte == "`", bytes[info..<cursor.end].contains(byte) { return false }
    let fence = Fence(byte: byte, length: length, indent: cursor.indent)
    openBlock(
      .fencedCode(isClosed: false), from: start, to: cursor.end, rule: .fence(fence))
    if info < cursor.end {
      let end = bytes.trimmingBlanks(info, end: cursor.end)
      tree.fenceInfos[Int32(truncatingIfNeeded: open[open.count - 1].index)] = ByteRange(info, end)
    }
    takeLine()
    return true
  }

  /// A tag, comment or the like at the start of a line.
  mutating func startHTML(mayBeLazy: Bool) -> Bool {
    let start = cursor.nonblank
    guard
      let end = HTMLBlockEnd(
        of: bytes, at: start, end: cursor.end, interruptsParagraph: mayBeLazy)
    else { return false }
    openBlock(.htmlBlock, from: start, to: cursor.end, rule: .html(end))
    return true
  }
}

extension Block {
  /// The indices of its own lines.
  var lines: Range<Int> { Int(firstLine)..<Int(firstLine) + Int(lineCount) }
}
