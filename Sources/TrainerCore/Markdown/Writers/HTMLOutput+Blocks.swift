extension HTMLOutput {
  /// Writes a block; paragraphs of a tight list stand without tags.
  mutating func write(_ block: BlockID, isTight: Bool) {
    switch document.kind(of: block) {
    case .paragraph: writeParagraph(block, isTight: isTight)
    case .heading(let level, _): writeHeading(block, level)
    case .thematicBreak: writeLine("<hr />")
    case .indentedCode, .fencedCode: writeCode(block)
    case .htmlBlock: writeHTML(block)
    case .blockQuote: writeContainer(block, "<blockquote>", "</blockquote>")
    case .list(let marker, let isTight): writeList(block, marker, isTight: isTight)
    case .listItem(let box): writeItem(block, box, isTight: isTight)
    case .table: writeTable(block)
    case .document: writeChildren(of: block, isTight: false)
    case .tableRow, .tableCell, .linkReferenceDefinition, .marker: break
    }
  }

  private mutating func writeChildren(of block: BlockID, isTight: Bool) {
    for child in document.children(of: block) { write(child, isTight: isTight) }
  }

  private mutating func writeLine(_ tag: StaticString) {
    beginLine()
    write(tag)
    write("\n")
  }

  private mutating func writeContainer(
    _ block: BlockID, _ opening: StaticString, _ closing: StaticString
  ) {
    writeLine(opening)
    writeChildren(of: block, isTight: false)
    writeLine(closing)
  }

  private mutating func writeParagraph(_ block: BlockID, isTight: Bool) {
    if !isTight {
      beginLine()
      write("<p>")
    }
    writeInlines(of: block)
    if !isTight { write("</p>\n") }
  }

  private mutating func writeHeading(_ block: BlockID, _ level: Int) {
    beginLine()
    write("<h")
    write(level)
    write(">")
    writeInlines(of: block)
    write("</h")
    write(level)
    write(">\n")
  }

  private mutating func writeCode(_ block: BlockID) {
    beginLine()
    write("<pre><code")
    if let language = document.language(of: block) {
      write(" class=\"language-")
      writeEscaped(language)
      write("\"")
    }
    write(">")
    for line in document.tree.lines[document.tree.blocks[block.index].lines] {
      writeIndent(line)
      html.appendEscaped(bytes[line.range.range])
      write("\n")
    }
    write("</code></pre>\n")
  }

  private mutating func writeHTML(_ block: BlockID) {
    beginLine()
    let lines = document.tree.lines[document.tree.blocks[block.index].lines]
    if trust == .untrusted { write("<p>") }
    for (position, line) in lines.enumerated() {
      if position > 0 { write("\n") }
      writeIndent(line)
      switch trust {
      case .trusted: html.appendReplacingNUL(bytes[line.range.range])
      case .untrusted: html.appendEscaped(bytes[line.range.range])
      }
    }
    write(trust == .untrusted ? "</p>\n" : "\n")
  }

  private mutating func writeIndent(_ line: ContentLine) {
    html.append(contentsOf: repeatElement(UInt8(ascii: " "), count: Int(line.indent)))
  }

  private mutating func writeList(_ block: BlockID, _ marker: ListMarker, isTight: Bool) {
    beginLine()
    switch marker {
    case .bullet: write("<ul>\n")
    case .ordered(start: 1, _): write("<ol>\n")
    case .ordered(let start, _):
      write("<ol start=\"")
      write(start)
      write("\">\n")
    }
    writeChildren(of: block, isTight: isTight)
    if case .bullet = marker { write("</ul>\n") } else { write("</ol>\n") }
  }

  private mutating func writeItem(_ block: BlockID, _ box: TaskBox?, isTight: Bool) {
    write("<li>")
    switch box {
    case .open: write("<input type=\"checkbox\" disabled=\"\" /> ")
    case .done: write("<input type=\"checkbox\" checked=\"\" disabled=\"\" /> ")
    case .almost, nil: break
    }
    writeChildren(of: block, isTight: isTight)
    write("</li>\n")
  }
}
