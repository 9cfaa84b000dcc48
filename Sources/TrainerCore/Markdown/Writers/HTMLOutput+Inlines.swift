extension HTMLOutput {
  mutating func writeInlines(of block: BlockID) {
    document.withText(of: block) { text in
      parser.parse(text.bytes)
      write(parser.nodes, of: text.bytes)
    }
  }

  /// Writes flat nodes; what is open is kept in a list, as markup may nest as deep as a text is long.
  private mutating func write(_ nodes: [InlineNode], of text: Bytes) {
    var open: [(end: Int, closing: StaticString)] = []
    var index = 0
    while index < nodes.count || !open.isEmpty {
      while let last = open.last, last.end == index {
        write(last.closing)
        open.removeLast()
      }
      guard index < nodes.count else { return }
      let node = nodes[index]
      index += 1
      switch node.kind {
      case .emphasis, .strong, .strikethrough, .link:
        if let closing = begin(node, of: text) { open.append((Int(node.subtreeEnd), closing)) }
      case .image(let target):
        writeImage(target, describedBy: nodes[index..<Int(node.subtreeEnd)], of: text)
        index = Int(node.subtreeEnd)
      default: writeLeaf(node, of: text)
      }
    }
  }

  /// Writes an opening tag; nil when the link must not be one.
  private mutating func begin(_ node: InlineNode, of text: Bytes) -> StaticString? {
    switch node.kind {
    case .emphasis:
      write("<em>")
      return "</em>"
    case .strong:
      write("<strong>")
      return "</strong>"
    case .strikethrough:
      write("<del>")
      return "</del>"
    case .link(let target):
      guard let (destination, title) = resolve(target, of: text) else { return nil }
      write("<a href=\"")
      html.appendAddress(destination)
      writeTitle(title)
      write("\">")
      return "</a>"
    default: return nil
    }
  }

  private mutating func writeImage(
    _ target: InlineTarget, describedBy nodes: ArraySlice<InlineNode>, of text: Bytes
  ) {
    guard let (destination, title) = resolve(target, of: text) else {
      return writeDescription(nodes, of: text)
    }
    write("<img src=\"")
    html.appendAddress(destination)
    write("\" alt=\"")
    writeDescription(nodes, of: text)
    writeTitle(title)
    write("\" />")
  }

  /// Writes nodes without markup.
  private mutating func writeDescription(_ nodes: ArraySlice<InlineNode>, of text: Bytes) {
    for node in nodes where !node.kind.isContainer {
      switch node.kind {
      case .softBreak, .hardBreak: write(" ")
      default: writeLiteral(of: node, of: text)
      }
    }
  }

  /// Ends an attribute and begins the title's, which the caller ends.
  private mutating func writeTitle(_ title: [UInt8]?) {
    guard let title else { return }
    write("\" title=\"")
    title.withUnsafeBufferPointer { html.appendEscaped($0[...]) }
  }

  private mutating func writeLeaf(_ node: InlineNode, of text: Bytes) {
    switch node.kind {
    case .code:
      write("<code>")
      writeLiteral(of: node, of: text)
      write("</code>")
    case .html where trust == .trusted: html.appendReplacingNUL(text[node.content.range])
    case .address: writeAddress(node, prefix: "", of: text)
    case .mail: writeAddress(node, prefix: "mailto:", of: text)
    case .softBreak: write("\n")
    case .hardBreak: write("<br />\n")
    case .text, .escape: html.appendEscaped(text[node.content.range])
    default: writeLiteral(of: node, of: text)
    }
  }

  private mutating func writeLiteral(of node: InlineNode, of text: Bytes) {
    var literal: [UInt8] = []
    text.appendLiteral(of: node, to: &literal)
    literal.withUnsafeBufferPointer { html.appendEscaped($0[...]) }
  }

  private mutating func writeAddress(
    _ node: InlineNode, prefix: StaticString, of text: Bytes
  ) {
    let address = Array(text[node.content.range])
    guard trust == .trusted || prefix.utf8CodeUnitCount > 0 || address.isHarmlessAddress else {
      return html.appendEscaped(text[node.content.range])
    }
    write("<a href=\"")
    write(prefix)
    html.appendAddress(address)
    write("\">")
    html.appendEscaped(text[node.content.range])
    write("</a>")
  }

  /// A link's destination and title; nil when it must not be followed, or would cost too much room.
  private mutating func resolve(
    _ target: InlineTarget, of text: Bytes
  ) -> (destination: [UInt8], title: [UInt8]?)? {
    var destination: [UInt8] = []
    var title: [UInt8]?
    switch target {
    case .inline(let written, let writtenTitle):
      text.appendUnescaped(written.range, to: &destination)
      title = writtenTitle.map { Array(text.unescaped($0.range).utf8) }
    case .reference(let index):
      let definition = document.tree.definitions[Int(index)]
      guard spend(definition.destination.utf8.count + (definition.title?.utf8.count ?? 0)) else {
        return nil
      }
      destination = Array(definition.destination.utf8)
      title = definition.title.map { Array($0.utf8) }
    }
    guard trust == .trusted || destination.isHarmlessAddress else { return nil }
    return (destination, title)
  }
}
