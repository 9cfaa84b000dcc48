extension BlockParser {
  /// Turns the link reference definitions a paragraph begins with into blocks of their own.
  ///
  /// The paragraph is the last block there is.
  ///
  /// - Returns: the index of what is left as a paragraph, nil when nothing is.
  @discardableResult
  mutating func takeDefinitions(_ index: Int) -> Int? {
    let paragraph = tree.blocks[index]
    let lines = paragraph.lines
    guard bytes.peek(Int(tree.lines[lines.lowerBound].range.start)) == "[" else { return index }
    let found = LeafText.with(tree.lines[lines], of: bytes, definitions)
    guard !found.isEmpty else { return index }
    tree.blocks.removeLast()
    var line = lines.lowerBound
    for (definition, lineCount) in found {
      appendPart(of: paragraph, .linkReferenceDefinition, line..<line + lineCount)
      tree.definitions.append(definition)
      line += lineCount
    }
    guard line < lines.upperBound else { return nil }
    appendPart(of: paragraph, .paragraph, line..<lines.upperBound)
    return tree.blocks.count - 1
  }

  private func definitions(in text: LeafText) -> [(LinkDefinition, lines: Int)] {
    var found: [(LinkDefinition, lines: Int)] = []
    var offset = 0
    while offset < text.bytes.count,
      let (definition, next) = LinkDefinition.read(text.bytes, at: offset)
    {
      let lineFeeds = text.bytes[offset..<next].count { $0 == 10 }
      found.append((definition, next == text.bytes.count ? lineFeeds + 1 : lineFeeds))
      offset = next
    }
    return found
  }

  private mutating func appendPart(of paragraph: Block, _ kind: BlockKind, _ lines: Range<Int>) {
    let range = ByteRange(
      Int(tree.lines[lines.lowerBound].range.start),
      Int(tree.lines[lines.upperBound - 1].range.end))
    let index = append(kind, range, parent: Int(paragraph.parent))
    tree.blocks[index].firstLine = lines.lowerBound.compact
    tree.blocks[index].lineCount = lines.count.compact
  }
}
