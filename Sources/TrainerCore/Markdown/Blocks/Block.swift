/// One block in the flat array of a document, in reading order: its children follow it.
struct Block: Sendable {
  var kind: BlockKind

  /// From its first character, behind the prefixes of its containers, to its last line's end.
  var range: ByteRange

  /// The index of the block it stands in; the document is its own.
  let parent: Int32

  /// The index of the next block that is not inside this one.
  var subtreeEnd: Int32

  /// Where its own lines begin in the document's lines.
  var firstLine: Int32

  /// How many lines it has of its own.
  var lineCount: Int32 = 0
}

/// One line of a leaf's text without the prefixes of its containers and without its line end.
struct ContentLine: Sendable {
  var range: ByteRange

  /// Columns of a tab that a container took only in part: spaces before the line.
  var indent: UInt8 = 0
}

/// What a block parse yields.
struct BlockTree: Sendable {
  var blocks: [Block] = []
  var lines: [ContentLine] = []
  var definitions: [LinkDefinition] = []

  /// The info string of each fenced code block that has one.
  var fenceInfos: [Int32: ByteRange] = [:]

  /// Where a container marker stood that was one too deep.
  var tooDeep: [Int] = []
}
