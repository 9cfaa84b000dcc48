import TrainerText

extension MarkdownDocument {
  /// The tree of blocks for people and tests: one line a block, `kind @line:column-line:column`, and
  /// the text of a leaf, or its inlines in the same form.
  public func dump(inlines showsInlines: Bool = false) -> String {
    var lines: [String] = []
    dump(.document, depth: 0, showsInlines: showsInlines, into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func dump(
    _ block: BlockID, depth: Int, showsInlines: Bool, into lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: depth)
    let info = info(of: block).map { " (\($0))" } ?? ""
    var line = "\(indent)\(kind(of: block).name)\(info) \(place(of: range(of: block)))"
    let inlines = showsInlines ? inlines(of: block) : []
    if inlines.isEmpty, !contentLines(of: block).isEmpty {
      line += " " + content(of: block).debugDescription
    }
    lines.append(line)
    for inline in inlines { dump(inline, depth: depth + 1, into: &lines) }
    for child in children(of: block) {
      dump(child, depth: depth + 1, showsInlines: showsInlines, into: &lines)
    }
  }

  private func dump(_ inline: Inline, depth: Int, into lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    lines.append("\(indent)\(inline.kind.name) \(place(of: inline.range))\(inline.kind.literal)")
    for child in inline.children { dump(child, depth: depth + 1, into: &lines) }
  }

  private func place(of range: Range<Int>) -> String {
    let start = source.place(at: range.lowerBound)
    let end = source.place(at: range.upperBound)
    return "@\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

extension InlineKind {
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .code: "code"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .strikethrough: "strikethrough"
    case .link(let target, _): "link \(target.name)"
    case .image(let target, _): "image \(target.name)"
    case .html: "html"
    case .softBreak: "softBreak"
    case .hardBreak: "hardBreak"
    }
  }

  fileprivate var literal: String {
    switch self {
    case .text(let text), .code(let text), .html(let text): " " + text.debugDescription
    default: ""
    }
  }
}

extension LinkTarget {
  fileprivate var name: String {
    title.map { "(\(destination) \($0.debugDescription))" } ?? "(\(destination))"
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
