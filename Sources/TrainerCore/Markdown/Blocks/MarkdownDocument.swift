public import TrainerText

/// A Markdown text as a tree of blocks; the inlines of a block are read when they are asked for.
///
/// The blocks lie in one array in reading order. Every block knows its bytes in the source, so that
/// an edit can change it without touching anything else.
public struct MarkdownDocument: Sendable {
  /// The longest text that is read; what is behind it is left out.
  public static let maximumByteCount = Int(Int32.max)

  /// The text.
  public let source: SourceText

  /// Which Markdown it was read as.
  public let dialect: Dialect

  let tree: BlockTree
  let references: ReferenceTable

  /// Reads a text from the start of a line, or from its first line.
  public init(_ source: SourceText, from offset: Int? = nil, dialect: Dialect = .commonMark) {
    self.source = source
    self.dialect = dialect
    tree = source.bytes.withUnsafeBufferPointer { bytes in
      let bytes = Bytes(rebasing: bytes.prefix(Self.maximumByteCount))
      var parser = BlockParser(bytes, dialect: dialect)
      parser.parse(lineStarts: source.lineStarts, from: offset ?? source.contentStart)
      return parser.tree
    }
    references = ReferenceTable(tree.definitions)
  }

  /// What a block is.
  public func kind(of block: BlockID) -> BlockKind { tree.blocks[block.index].kind }

  /// The bytes of a block, from behind the prefixes of its containers to the end of its last line,
  /// without the line end.
  public func range(of block: BlockID) -> Range<Int> { tree.blocks[block.index].range.range }

  /// The blocks directly inside a block, in reading order.
  public func children(of block: BlockID) -> BlockChildren {
    BlockChildren(of: block.index, in: tree.blocks)
  }

  /// The block around a block; the document has none.
  public func parent(of block: BlockID) -> BlockID? {
    block == .document ? nil : BlockID(index: Int(tree.blocks[block.index].parent))
  }

  /// What is wrong with the text as Markdown, in reading order.
  public var problems: [Diagnostic] {
    tree.tooDeep.map { offset in
      Diagnostic(
        .warning, "nested-too-deep",
        "quotes and lists nest more than \(BlockParser.deepest) deep; this marker and those"
          + " after it are read as text",
        at: offset..<offset + 1, in: source)
    }
  }
}
