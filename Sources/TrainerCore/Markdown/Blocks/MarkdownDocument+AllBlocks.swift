extension MarkdownDocument {
  /// Every block but the document itself, in reading order.
  package var allBlocks: some Sequence<BlockID> {
    (1..<max(tree.blocks.count, 1)).lazy.map(BlockID.init(index:))
  }

  /// The bytes of the one line of a leaf's text, or nil where it has none or several.
  package func soleContentLine(of block: BlockID) -> Range<Int>? {
    let own = tree.blocks[block.index]
    return own.lineCount == 1 ? tree.lines[Int(own.firstLine)].range.range : nil
  }
}
