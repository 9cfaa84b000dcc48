/// Names a block of one document; later blocks have greater names.
public struct BlockID: Hashable, Comparable, Sendable {
  let index: Int

  /// The root of every document.
  public static let document = BlockID(index: 0)

  /// Orders blocks as they are read.
  public static func < (left: BlockID, right: BlockID) -> Bool { left.index < right.index }
}

/// The blocks directly inside another, in reading order.
public struct BlockChildren: Sequence, IteratorProtocol, Sendable {
  private let blocks: [Block]
  private var upcoming: Int
  private let end: Int

  init(of parent: Int, in blocks: [Block]) {
    self.blocks = blocks
    upcoming = parent + 1
    end = Int(blocks[parent].subtreeEnd)
  }

  /// The first of those that have not been handed out yet.
  public var first: BlockID? { upcoming < end ? BlockID(index: upcoming) : nil }

  /// The next child.
  public mutating func next() -> BlockID? {
    guard let first else { return nil }
    upcoming = Int(blocks[first.index].subtreeEnd)
    return first
  }
}
