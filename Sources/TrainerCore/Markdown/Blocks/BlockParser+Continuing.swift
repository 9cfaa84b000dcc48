extension BlockParser {
  /// Counts the open blocks that go on in this line, and goes over their prefixes.
  mutating func matchOpenBlocks() {
    matched = 1
    while matched < open.count {
      switch open[matched].rule {
      case .document, .list: break
      case .quote: guard continueQuote() else { return }
      case .item(let contentIndent): guard continueItem(contentIndent) else { return }
      case .paragraph, .table: guard !cursor.isBlank else { return }
      case .indentedCode: guard continueIndentedCode() else { return }
      case .html(let end): guard !(end == .blankLine && cursor.isBlank) else { return }
      case .fence(let fence):
        if closesFence(fence) {
          return closeFence()
        }
        cursor.skip(columns: min(fence.indent, cursor.indent))
      }
      matched += 1
    }
  }

  private mutating func continueQuote() -> Bool {
    guard cursor.indent < 4, cursor.byte == ">" else { return false }
    cursor.skipBlanks()
    cursor.skip(1)
    stretch(open[matched].index, to: cursor.offset)
    cursor.skipOptionalBlank()
    return true
  }

  private mutating func continueItem(_ contentIndent: Int) -> Bool {
    // At most one blank line comes before an item's text.
    if cursor.isBlank, !hasChildren(open[matched].index) { return false }
    guard cursor.isBlank || cursor.indent >= contentIndent else { return false }
    cursor.skip(columns: min(contentIndent, cursor.indent))
    return true
  }
}
