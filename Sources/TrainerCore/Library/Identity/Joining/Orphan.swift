/// A history whose item, or whose deletion, is gone.
///
/// It is kept until an item adopts it.
public struct Orphan: Hashable, Sendable {
  /// What it is called; all parts of an item that is gone are one orphan.
  public let key: RecordKey

  /// What the item said, where that was ever written down.
  public let text: ItemText?

  /// The items that it may have become, the likest first; none that is sure enough.
  public let likely: [LikelyItem]
}
