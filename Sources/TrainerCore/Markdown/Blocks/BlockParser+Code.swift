extension BlockParser {
  /// A line indented by four columns.
  mutating func startIndentedCode() -> Bool {
    cursor.skip(columns: 4)
    let start = cursor.rest.range.range.lowerBound
    openBlock(.indentedCode, from: start, to: cursor.end, rule: .indentedCode)
    return true
  }

  mutating func continueIndentedCode() -> Bool {
    guard cursor.indent >= 4 || cursor.isBlank else { return false }
    cursor.skip(columns: min(4, cursor.indent))
    return true
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
      tree.fenceInfos[open[open.count - 1].index.compact] = ByteRange(info, end)
    }
    takeLine()
    return true
  }

  /// Whether the line is a closing fence.
  mutating func closesFence(_ fence: Fence) -> Bool {
    guard cursor.byte == fence.byte, cursor.indent < 4 else { return false }
    let length = bytes.run(of: fence.byte, at: cursor.nonblank, end: cursor.end)
    let rest = cursor.nonblank + length
    return length >= fence.length && bytes.skippingBlanks(rest, end: cursor.end) == cursor.end
  }

  mutating func closeFence() {
    let index = open[open.count - 1].index
    tree.blocks[index].kind = .fencedCode(isClosed: true)
    stretch(index, to: cursor.end)
    closeLast()
    takeLine()
  }
}
