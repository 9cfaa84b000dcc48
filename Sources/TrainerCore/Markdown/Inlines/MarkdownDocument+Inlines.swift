import TrainerText

extension MarkdownDocument {
  /// The inlines of a paragraph, heading or table cell, read now; other blocks have none.
  ///
  /// Markup that nests deeper than ``BlockParser/deepest`` is left out, its words are kept.
  public func inlines(of block: BlockID) -> [Inline] {
    var parser = InlineParser(references: references)
    return withText(of: block) { text in
      parser.parse(text.bytes)
      let builder = InlineBuilder(document: self, text: text, nodes: parser.nodes)
      return builder.inlines(0..<parser.nodes.count, depth: 0)
    } ?? []
  }

  /// Hands out the text of a block that holds inlines.
  func withText<Result>(of block: BlockID, _ body: (LeafText) -> Result) -> Result? {
    let own = tree.blocks[block.index]
    guard own.kind.holdsInlines else { return nil }
    return source.bytes.withUnsafeBufferPointer { bytes in
      LeafText.with(tree.lines[own.lines], of: bytes, joined: !own.kind.isCell, body)
    }
  }
}

extension BlockKind {
  /// Whether its text is read as inlines.
  package var holdsInlines: Bool {
    switch self {
    case .paragraph, .heading, .tableCell: true
    default: false
    }
  }

  fileprivate var isCell: Bool { if case .tableCell = self { true } else { false } }
}

/// Makes values of the flat nodes of a leaf.
private struct InlineBuilder {
  let document: MarkdownDocument
  let text: LeafText
  let nodes: [InlineNode]

  /// The inlines of a range of nodes that lie side by side, with what is inside them.
  func inlines(_ range: Range<Int>, depth: Int) -> [Inline] {
    var inlines: [Inline] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      let end = Int(node.subtreeEnd)
      if node.kind.isContainer, depth >= BlockParser.deepest {
        index += 1
        continue
      }
      let children = node.kind.isContainer ? self.inlines(index + 1..<end, depth: depth + 1) : []
      inlines.append(Inline(kind: kind(of: node, children), range: source(node.range)))
      index = end
    }
    return inlines
  }

  private func source(_ range: ByteRange) -> Range<Int> {
    let range = range.range
    return text.source(of: range.lowerBound)..<text.source(of: range.upperBound - 1) + 1
  }

  private func kind(of node: InlineNode, _ children: [Inline]) -> InlineKind {
    switch node.kind {
    case .text, .escape, .entity: .text(literal(node))
    case .code: .code(literal(node))
    case .html: .html(literal(node))
    case .softBreak: .softBreak
    case .hardBreak: .hardBreak
    case .emphasis: .emphasis(children)
    case .strong: .strong(children)
    case .strikethrough: .strikethrough(children)
    case .link(let target): .link(self.target(target), children)
    case .image(let target): .image(self.target(target), children)
    case .address: address(node, prefix: "")
    case .mail: address(node, prefix: "mailto:")
    }
  }

  private func address(_ node: InlineNode, prefix: String) -> InlineKind {
    let address = literal(node)
    let content = Inline(kind: .text(address), range: source(node.content))
    return .link(LinkTarget(destination: prefix + address, title: nil), [content])
  }

  private func literal(_ node: InlineNode) -> String {
    var literal: [UInt8] = []
    text.bytes.appendLiteral(of: node, to: &literal)
    return String(decoding: literal, as: UTF8.self)
  }

  private func target(_ target: InlineTarget) -> LinkTarget {
    switch target {
    case .inline(let destination, let title):
      LinkTarget(
        destination: text.bytes.unescaped(destination.range),
        title: title.map { text.bytes.unescaped($0.range) })
    case .reference(let definition):
      LinkTarget(
        destination: document.tree.definitions[Int(definition)].destination,
        title: document.tree.definitions[Int(definition)].title)
    }
  }
}
