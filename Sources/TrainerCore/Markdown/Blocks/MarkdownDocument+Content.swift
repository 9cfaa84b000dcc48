import TrainerText

extension MarkdownDocument {
  /// The bytes of each line of a leaf's text, without the prefixes of its containers, without
  /// fences, underlines and number signs.
  ///
  /// Containers have none. A table's cell has more than one where a `\|` was in it: the backslash
  /// is left out.
  public func contentLines(of block: BlockID) -> [Range<Int>] {
    tree.lines[tree.blocks[block.index].lines].map(\.range.range)
  }

  /// The text of a leaf as written, without the prefixes of its containers.
  ///
  /// Lines are joined by line feeds; those of code and HTML end with one.
  public func content(of block: BlockID) -> String {
    let own = tree.blocks[block.index]
    var text: [UInt8] = []
    for (position, line) in tree.lines[own.lines].enumerated() {
      if position > 0, own.kind.joinsLines { text.append(UInt8(ascii: "\n")) }
      text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: Int(line.indent)))
      text.append(contentsOf: source.bytes[line.range.range])
      if own.kind.endsLines { text.append(UInt8(ascii: "\n")) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind the opening fence of a code block, escapes resolved; nil when nothing does.
  public func info(of block: BlockID) -> String? {
    guard let range = tree.fenceInfos[block.index.compact] else { return nil }
    return source.bytes.withUnsafeBufferPointer { $0.unescaped(range.range) }
  }

  /// The first word of the info string: the language of the code.
  public func language(of block: BlockID) -> String? {
    info(of: block)?.split { $0 == " " || $0 == "\t" }.first.map(String.init)
  }
}

extension BlockKind {
  fileprivate var joinsLines: Bool {
    switch self {
    case .paragraph, .heading, .linkReferenceDefinition: true
    default: false
    }
  }

  fileprivate var endsLines: Bool {
    switch self {
    case .indentedCode, .fencedCode, .htmlBlock: true
    default: false
    }
  }
}
