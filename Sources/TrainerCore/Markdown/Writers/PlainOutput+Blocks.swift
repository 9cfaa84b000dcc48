extension PlainOutput {
  /// Writes a block; `gap` says whether a blank line parts it from what came before.
  mutating func write(_ block: BlockID, gap: Bool) {
    switch document.kind(of: block) {
    case .paragraph, .heading: writeWords(of: block, gap: gap)
    case .thematicBreak: writeLines(Array("---".utf8), gap: gap)
    case .indentedCode, .fencedCode: writeCode(block, gap: gap)
    case .htmlBlock: writeHTML(block, gap: gap)
    case .blockQuote: writeQuote(block, gap: gap)
    case .list(let marker, let isTight): writeList(block, marker, isTight: isTight, gap: gap)
    case .document, .listItem: writeChildren(of: block, gap: gap, innerGap: true)
    case .table: writeTable(block, gap: gap)
    case .tableRow, .tableCell, .linkReferenceDefinition, .marker: break
    }
  }

  private mutating func writeChildren(of block: BlockID, gap: Bool, innerGap: Bool) {
    var gap = gap
    for child in document.children(of: block) {
      write(child, gap: gap)
      gap = innerGap
    }
  }

  private mutating func writeWords(of block: BlockID, gap: Bool) {
    let words = inlineText(of: block)
    if !words.isEmpty { writeLines(words, gap: gap) }
  }

  private mutating func writeCode(_ block: BlockID, gap: Bool) {
    var lines = Array(document.content(of: block).utf8)
    guard lines.popLast() != nil else { return }
    indented(by: 4, gap: gap) { $0.writeLines(lines, gap: gap) }
  }

  private mutating func writeHTML(_ block: BlockID, gap: Bool) {
    let words = Array(document.content(of: block).utf8).withUnsafeBufferPointer(\.withoutTags)
    let lines = words.split(separator: UInt8(ascii: "\n")).filter { !$0.allSatisfy(\.isBlank) }
    if !lines.isEmpty { writeLines(Array(lines.joined(separator: [10])), gap: gap) }
  }

  private mutating func writeQuote(_ block: BlockID, gap: Bool) {
    indented(by: 2, gap: gap) { $0.writeChildren(of: block, gap: gap, innerGap: true) }
  }

  private mutating func writeList(
    _ block: BlockID, _ marker: ListMarker, isTight: Bool, gap: Bool
  ) {
    var gap = gap
    for (position, item) in document.children(of: block).enumerated() {
      let bullet = marker.bullet(at: position)
      indented(by: bullet.utf8.count, behind: bullet + box(of: item), gap: gap) {
        $0.writeChildren(of: item, gap: gap, innerGap: !isTight)
      }
      gap = !isTight
    }
  }

  private func box(of item: BlockID) -> String {
    switch document.kind(of: item) {
    case .listItem(.open): "[ ] "
    case .listItem(.done): "[x] "
    default: ""
    }
  }

  /// Writes a row a line, its cells parted by tabs.
  private mutating func writeTable(_ block: BlockID, gap: Bool) {
    let rows = document.children(of: block).map { row in
      document.children(of: row).map { inlineText(of: $0) }.joined(separator: [9])
    }
    writeLines(Array(rows.joined(separator: [10])), gap: gap)
  }
}

extension ListMarker {
  fileprivate func bullet(at position: Int) -> String {
    switch self {
    case .bullet: "- "
    case .ordered(let start, let delimiter): "\(start + position)\(UnicodeScalar(delimiter)) "
    }
  }
}
