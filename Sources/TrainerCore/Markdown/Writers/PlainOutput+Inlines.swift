extension PlainOutput {
  /// The text of a leaf without markup; hard breaks are line feeds.
  mutating func inlineText(of block: BlockID) -> [UInt8] {
    var words: [UInt8] = []
    document.withText(of: block) { text in
      parser.parse(text.bytes)
      for node in parser.nodes where !node.kind.isContainer {
        switch node.kind {
        case .softBreak: words.append(UInt8(ascii: " "))
        case .hardBreak: words.append(UInt8(ascii: "\n"))
        case .html: words.append(contentsOf: text.bytes.lineBreak(of: node.content.range))
        default: text.bytes.appendLiteral(of: node, to: &words)
        }
      }
    }
    return words
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// What a tag looks like without markup: `<br>` is a line end, others are nothing.
  func lineBreak(of tag: Range<Int>) -> [UInt8] {
    let name = tagName(at: tag.lowerBound + 1, end: tag.upperBound)
    return equalsIgnoringCase("br", name) ? [10] : []
  }

  /// HTML as text: tags and comments left out, character references resolved.
  var withoutTags: [UInt8] {
    var text: [UInt8] = []
    var offset = 0
    while offset < count {
      if self[offset] == "<", let end = markupEnd(at: offset) {
        text.append(contentsOf: lineBreak(of: offset..<end))
        offset = end
      } else if self[offset] == "&", let (scalars, next) = entity(at: offset, end: count) {
        text.append(contentsOf: scalars)
        offset = next
      } else {
        text.append(self[offset])
        offset += 1
      }
    }
    return text
  }

  /// The offset behind a tag, comment or the like; what is never closed reaches to the end.
  private func markupEnd(at start: Int) -> Int? {
    switch peek(start + 1) {
    case "!" where matches("<!--", at: start, end: count):
      find("-->", from: start + 4, to: count).map { $0 + 3 } ?? count
    case "!", "?": find(">", from: start + 2, to: count).map { $0 + 1 } ?? count
    default: tagEnd(at: start, end: count)
    }
  }
}
