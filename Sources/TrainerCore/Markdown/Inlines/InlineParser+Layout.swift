extension InlineParser {
  /// Turns the tokens into nodes in reading order, children behind their parents.
  mutating func layOut() {
    var open: [Int] = []
    for token in tokens {
      switch token.kind {
      case .leaf(.text): appendText(token.range)
      case .leaf(let kind): appendLeaf(kind, token.range, token.content)
      case .linkStart(let kind): open.append(openNode(kind, at: token.range.start))
      case .linkEnd: if let node = open.popLast() { closeNode(node, at: token.range.end) }
      case .run(let run): layOut(runs[Int(run)], &open)
      }
    }
  }

  /// A run closes what it can, then shows the delimiters it has left, then opens.
  private mutating func layOut(_ run: DelimiterRun, _ open: inout [Int]) {
    var offset = run.start
    for _ in 0..<run.closings {
      guard let node = open.popLast() else { break }
      offset += nodes[node].width
      closeNode(node, at: offset)
    }
    if run.left > 0 {
      appendText(ByteRange(Int(offset), Int(offset + run.left)))
      offset += run.left
    }
    var opening = run.firstOpening
    while opening >= 0 {
      let width = openings[Int(opening)].width
      let kind: InlineNode.Kind =
        run.byte == "~" ? .strikethrough : width == 2 ? .strong : .emphasis
      open.append(openNode(kind, at: offset, width: width))
      offset += width
      opening = openings[Int(opening)].inner
    }
  }

  /// Appends plain text, to the text before it if that ends here.
  private mutating func appendText(_ range: ByteRange) {
    let last = nodes.count - 1
    if last >= 0, case .text = nodes[last].kind, nodes[last].range.end == range.start {
      nodes[last].range.end = range.end
      nodes[last].content.end = range.end
    } else {
      appendLeaf(.text, range, range)
    }
  }

  private mutating func appendLeaf(
    _ kind: InlineNode.Kind, _ range: ByteRange, _ content: ByteRange
  ) {
    nodes.append(
      InlineNode(
        kind: kind, range: range, content: content,
        subtreeEnd: (nodes.count + 1).compact))
  }

  private mutating func openNode(
    _ kind: InlineNode.Kind, at start: Int32, width: Int32 = 0
  ) -> Int {
    let range = ByteRange(Int(start), Int(start + width))
    appendLeaf(kind, range, range)
    return nodes.count - 1
  }

  private mutating func closeNode(_ node: Int, at end: Int32) {
    nodes[node].range.end = end
    nodes[node].subtreeEnd = nodes.count.compact
  }
}

extension InlineNode {
  /// How many delimiters opened it.
  fileprivate var width: Int32 { content.end - content.start }
}
