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

  /// A tag, comment or the like at the start of a line.
  mutating func startHTML(mayBeLazy: Bool) -> Bool {
    guard
      let end = HTMLBlockEnd(
        of: bytes, at: cursor.nonblank, end: cursor.end, interruptsParagraph: mayBeLazy)
    else { return false }
    // The blanks before the tag are part of the HTML.
    let start = cursor.rest.range.range.lowerBound
    openBlock(.htmlBlock, from: start, to: cursor.end, rule: .html(end))
    return true
  }
}

extension Block {
  /// The indices of its own lines.
  var lines: Range<Int> { Int(firstLine)..<Int(firstLine) + Int(lineCount) }
}
