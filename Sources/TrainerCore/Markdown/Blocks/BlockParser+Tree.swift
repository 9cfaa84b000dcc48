extension BlockParser {
  /// Adds a block to the innermost one that can hold it, and opens it.
  mutating func openBlock(
    _ kind: BlockKind, from start: Int, to end: Int, rule: OpenBlock.Continuation,
    in marker: ListMarker? = nil
  ) {
    let index = addBlock(kind, from: start, to: end, in: marker)
    let depth = open[open.count - 1].depth
    open.append(OpenBlock(index: index, rule: rule, depth: rule.isCounted ? depth + 1 : depth))
    matched = open.count
  }

  /// Adds a block to the innermost one that can hold it; `marker` is that of a list item.
  @discardableResult
  mutating func addBlock(
    _ kind: BlockKind, from start: Int, to end: Int, in marker: ListMarker? = nil
  ) -> Int {
    closeUnmatched()
    while !open[open.count - 1].holds(marker) { closeLast() }
    noteLooseness()
    let parent = open[open.count - 1].index
    stretch(parent, to: end)
    return append(kind, ByteRange(start, end), parent: parent)
  }

  /// Appends a block behind all others.
  mutating func append(_ kind: BlockKind, _ range: ByteRange, parent: Int) -> Int {
    let index = tree.blocks.count
    tree.blocks.append(
      Block(
        kind: kind, range: range, parent: parent.compact,
        subtreeEnd: (index + 1).compact,
        firstLine: tree.lines.count.compact))
    return index
  }

  /// Makes a list loose when a second block, or a second item, follows a blank line in it.
  private mutating func noteLooseness() {
    let last = open.count - 1
    guard blankReach < last, hasChildren(open[last].index) else { return }
    switch open[last].rule {
    case .item: loosen(open[last - 1].index)
    case .list: loosen(open[last].index)
    default: break
    }
  }

  private mutating func loosen(_ list: Int) {
    if case .list(let marker, _) = tree.blocks[list].kind {
      tree.blocks[list].kind = .list(marker, isTight: false)
    }
  }

  /// Whether a block has a child; as children follow their parent, the next block is the first.
  func hasChildren(_ index: Int) -> Bool { tree.blocks.count > index + 1 }

  /// Closes the open blocks that the current line does not belong to.
  mutating func closeUnmatched() {
    if matched < open.count { closeBlocks(keeping: matched) }
  }

  /// Closes all but the outermost open blocks.
  mutating func closeBlocks(keeping count: Int) {
    while open.count > count { closeLast() }
  }

  /// Closes the innermost open block.
  mutating func closeLast() {
    let block = open.removeLast()
    matched = min(matched, open.count)
    if case .indentedCode = block.rule { trimBlankLines(block.index) }
    let end = Int(tree.blocks[block.index].range.end)
    stretch(Int(tree.blocks[block.index].parent), to: end)
    switch block.rule {
    case .paragraph: takeDefinitions(block.index)
    default: tree.blocks[block.index].subtreeEnd = tree.blocks.count.compact
    }
  }

  /// Makes a block reach at least to an offset.
  mutating func stretch(_ index: Int, to end: Int) {
    let end = end.compact
    if tree.blocks[index].range.end < end { tree.blocks[index].range.end = end }
  }

  /// Leaves nothing of the line to be text.
  mutating func takeLine() {
    isLineTaken = true
    cursor.jump(to: cursor.end)
  }
}
