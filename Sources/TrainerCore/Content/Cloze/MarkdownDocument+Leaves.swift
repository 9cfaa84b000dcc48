import TrainerMarkdown
import TrainerText

extension MarkdownDocument {
  /// Visits the blocks that hold text or code, in reading order.
  func forEachLeaf(in block: BlockID, _ visit: (BlockID) -> Void) {
    switch kind(of: block) {
    case .document, .blockQuote, .list, .listItem, .table, .tableRow:
      for child in children(of: block) { forEachLeaf(in: child, visit) }
    case .paragraph, .heading, .tableCell, .fencedCode, .indentedCode, .htmlBlock: visit(block)
    case .thematicBreak, .linkReferenceDefinition, .marker: break
    }
  }

  /// Where the words of a leaf stand that are no code, link, image, HTML, escape or reference.
  func plainText(of leaf: BlockID) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for inline in inlines(of: leaf) { inline.collectPlainText(into: &ranges) }
    return isAlmostTask(leaf) ? withoutBox(ranges) : ranges
  }

  /// Whether a leaf begins with what was likely meant as a task box.
  private func isAlmostTask(_ leaf: BlockID) -> Bool {
    guard let parent = parent(of: leaf), taskBox(of: parent) == .almost else { return false }
    return children(of: parent).first { _ in true } == leaf
  }

  private func withoutBox(_ ranges: [Range<Int>]) -> [Range<Int>] {
    guard let first = ranges.first,
      let end = source.bytes[first].firstIndex(of: UInt8(ascii: "]"))
    else { return ranges }
    return [end + 1..<first.upperBound] + ranges.dropFirst()
  }

  /// Where a leaf has code in its text.
  func codeSpans(in leaf: BlockID) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for inline in inlines(of: leaf) { inline.collectCode(into: &ranges) }
    return ranges
  }
}

extension Inline {
  fileprivate func collectPlainText(into ranges: inout [Range<Int>]) {
    switch kind {
    case .text(let text):
      // An escape or a reference says less, or something else, than is written.
      if text.utf8.count == range.count { ranges.append(range) }
    case .emphasis(let children), .strong(let children), .strikethrough(let children):
      for child in children { child.collectPlainText(into: &ranges) }
    case .code, .link, .image, .html, .softBreak, .hardBreak: break
    }
  }

  fileprivate func collectCode(into ranges: inout [Range<Int>]) {
    if case .code = kind { ranges.append(range) }
    for child in children { child.collectCode(into: &ranges) }
  }
}
