extension MarkdownDocument {
  /// Every block but the document itself, in reading order.
  package var allBlocks: some Sequence<BlockID> {
    (1..<max(tree.blocks.count, 1)).lazy.map(BlockID.init(index:))
  }

  /// The blocks of some kinds, in reading order.
  package func blocks(where isWanted: (BlockKind) -> Bool) -> [BlockID] {
    let blocks = tree.blocks
    return blocks.indices.dropFirst().filter { isWanted(blocks[$0].kind) }
      .map(BlockID.init(index:))
  }

  /// Whether it defines links.
  package var hasLinkDefinitions: Bool { !tree.definitions.isEmpty }

  /// The bytes of the first line of a leaf's text, or nil where it has none.
  package func firstContentLine(of block: BlockID) -> Range<Int>? {
    let own = tree.blocks[block.index]
    return own.lineCount == 0 ? nil : tree.lines[Int(own.firstLine)].range.range
  }

  /// The bytes of the one line of a leaf's text, or nil where it has none or several.
  package func soleContentLine(of block: BlockID) -> Range<Int>? {
    let own = tree.blocks[block.index]
    return own.lineCount == 1 ? tree.lines[Int(own.firstLine)].range.range : nil
  }
}
