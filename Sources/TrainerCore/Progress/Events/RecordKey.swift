/// What has a history of its own: an item, or one deletion of a cloze.
public struct RecordKey: Hashable, Sendable {
  /// The item's id.
  public let item: String

  /// The slug of a cloze's deletion; empty for every other kind.
  public let part: String

  /// The record of an item, or of its part.
  public init(item: String, part: String = "") {
    self.item = item
    self.part = part
  }

  /// Reads `item` or `item/part`.
  public init(_ name: some StringProtocol) {
    let cut = name.firstIndex(of: "/")
    item = String(name[..<(cut ?? name.endIndex)])
    part = cut.map { String(name[name.index(after: $0)...]) } ?? ""
  }
}

extension RecordKey: CustomStringConvertible {
  /// `item`, or `item/part`: the one name that commands and files use.
  public var description: String { part.isEmpty ? item : "\(item)/\(part)" }
}

extension RecordKey: Comparable {
  /// Orders by the bytes of the item, then of the part.
  public static func < (left: RecordKey, right: RecordKey) -> Bool {
    left.item == right.item
      ? left.part.utf8.lexicographicallyPrecedes(right.part.utf8)
      : left.item.utf8.lexicographicallyPrecedes(right.item.utf8)
  }
}
