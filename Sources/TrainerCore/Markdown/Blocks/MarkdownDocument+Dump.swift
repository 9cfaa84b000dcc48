import TrainerText

extension MarkdownDocument {
  /// The tree of blocks for people and tests: one line a block, `kind @line:column-line:column`, and
  /// the text of a leaf.
  public func dump() -> String {
    var lines: [String] = []
    dump(.document, depth: 0, into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func dump(_ block: BlockID, depth: Int, into lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let text = contentLines(of: block).isEmpty ? "" : " " + content(of: block).debugDescription
    let info = info(of: block).map { " (\($0))" } ?? ""
    lines.append("\(indent)\(kind(of: block).name)\(info) \(place(of: block))\(text)")
    for child in children(of: block) { dump(child, depth: depth + 1, into: &lines) }
  }

  private func place(of block: BlockID) -> String {
    let range = range(of: block)
    let start = source.place(at: range.lowerBound)
    let end = source.place(at: range.upperBound)
    return "@\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

extension BlockKind {
  fileprivate var name: String {
    switch self {
    case .document: "document"
    case .paragraph: "paragraph"
    case .heading(let level, let isSetext):
      isSetext ? "heading \(level) setext" : "heading \(level)"
    case .thematicBreak(let endsCard): endsCard ? "separator" : "rule"
    case .indentedCode: "code indented"
    case .fencedCode(let isClosed): isClosed ? "code" : "code unclosed"
    case .htmlBlock: "html"
    case .blockQuote: "quote"
    case .list(let marker, let isTight): "list \(marker.name) \(isTight ? "tight" : "loose")"
    case .listItem(let box): box.map { "item \($0)" } ?? "item"
    case .table: "table"
    case .tableRow(let isHeader): isHeader ? "header" : "row"
    case .tableCell(let alignment): alignment == .none ? "cell" : "cell \(alignment)"
    case .linkReferenceDefinition: "definition"
    case .marker(let marker): "marker \(marker)"
    }
  }
}

extension ListMarker {
  fileprivate var name: String {
    switch self {
    case .bullet(let byte): String(UnicodeScalar(byte))
    case .ordered(let start, let delimiter): "\(start)\(UnicodeScalar(delimiter))"
    }
  }
}
