public import TrainerText

/// A Markdown text as a tree of blocks; the inlines of a block are read when they are asked for.
///
/// The blocks lie in one array in reading order. Every block knows its bytes in the source, so that
/// an edit can change it without touching anything else.
public struct MarkdownDocument: Sendable {
  /// The longest text that is read, in bytes; what is behind it is left out, which is a problem.
  public static let maximumByteCount = Int(Int32.max)

  /// The text.
  public var source: SourceText { content.source }

  /// Which Markdown it was read as.
  public var dialect: Dialect { content.dialect }

  var tree: BlockTree { content.tree }
  var references: ReferenceTable { content.references }

  /// One object, so that handing the document around costs one count of references.
  private let content: Content

  private final class Content: Sendable {
    let source: SourceText
    let dialect: Dialect
    let tree: BlockTree
    let references: ReferenceTable

    init(_ source: SourceText, _ dialect: Dialect, _ tree: BlockTree) {
      self.source = source
      self.dialect = dialect
      self.tree = tree
      references = ReferenceTable(tree.definitions)
    }
  }

  /// Reads a text from its first line, or from the start of another.
  public init(_ source: SourceText, from offset: Int? = nil, dialect: Dialect = .commonMark) {
    self.init(source, from: offset, dialect: dialect, byteLimit: Self.maximumByteCount)
  }

  /// Reads a text up to a limit.
  package init(_ source: SourceText, from offset: Int?, dialect: Dialect, byteLimit: Int) {
    let tree = source.bytes.withUnsafeBufferPointer { bytes in
      var parser = BlockParser(Bytes(rebasing: bytes.prefix(byteLimit)), dialect: dialect)
      let start = max(source.contentStart, offset ?? 0)
      parser.parse(lineStarts: source.lineStarts, from: min(start, parser.bytes.count))
      return parser.tree
    }
    content = Content(source, dialect, tree)
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
}
