extension BlockParser {
  /// Opens the blocks that begin in this line, from the outermost to a leaf.
  mutating func startBlocks() {
    // A paragraph goes on with an indented line, even one that its containers do not reach.
    var mayBeLazy = open[open.count - 1].isParagraph
    while !isLineTaken, !open[matched - 1].isVerbatim, !cursor.isBlank {
      guard startBlock(mayBeLazy: mayBeLazy) else { return }
      mayBeLazy = false
    }
  }

  /// Opens one block, if one begins here.
  private mutating func startBlock(mayBeLazy: Bool) -> Bool {
    if cursor.indent >= 4 { return !mayBeLazy && startIndentedCode() }
    switch cursor.byte {
    case ">": return startQuote()
    case "#": return startHeading()
    case "`", "~": return startFence()
    case "<": return startHTML(mayBeLazy: mayBeLazy)
    case "=": return startSetext(level: 1)
    case "-": return startSetext(level: 2) || startRule() || startBulletItem() || startTable()
    case "*": return startRule() || startBulletItem()
    case "_": return startRule()
    case "+": return startBulletItem()
    case "|", ":": return startTable()
    case let byte where byte.isDigit: return startOrderedItem()
    default: return false
    }
  }

  /// Whether the line continues an open paragraph unless something else begins.
  var continuesParagraph: Bool { open[matched - 1].isParagraph }

  private mutating func startQuote() -> Bool {
    let start = cursor.nonblank
    guard hasRoomForContainer(at: start) else { return false }
    openBlock(.blockQuote, from: start, to: start + 1, rule: .quote)
    cursor.skipBlanks()
    cursor.skip(1)
    cursor.skipOptionalBlank()
    return true
  }

  /// Whether one more container may open; if not, its marker is text and that is reported, once
  /// for each block of the document.
  mutating func hasRoomForContainer(at offset: Int) -> Bool {
    if open[matched - 1].depth < Self.deepest { return true }
    let outermost = Int(tree.blocks[open[1].index].range.start)
    if tree.tooDeep.last ?? -1 < outermost { tree.tooDeep.append(offset) }
    return false
  }
}
