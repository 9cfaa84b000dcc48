/// Records as numbers, by the numbers of their items and parts, in the order in which they were named.
struct RecordTable: Sendable {
  /// A record's name, and the record of the same item that was named before it.
  struct Entry: Sendable {
    let item: Int32
    let part: OptionalNumber
    fileprivate let previous: OptionalNumber
  }

  private(set) var entries: [Entry] = []

  /// By item: the record that was named last.
  private var latest: [OptionalNumber] = []

  /// By item and part.
  private var partial: [UInt64: Int32] = [:]

  var count: Int { entries.count }

  subscript(record: Int32) -> Entry { entries[Int(record)] }

  /// Makes room for an item: items get their numbers one after the other.
  @inline(__always)
  mutating func admit(_ item: Int32) {
    if Int(item) == latest.count { latest.append(.none) }
  }

  /// The record of a part of an item, or nil where it was never named.
  func find(item: Int32, part: Int32) -> Int32? { partial[Self.pair(item, part)] }

  /// The record of a part of an item, a new one where it was never named.
  mutating func record(item: Int32, part: Int32) -> Int32 {
    let pair = Self.pair(item, part)
    if let record = partial[pair] { return record }
    let new = append(item: item, part: OptionalNumber(part))
    partial[pair] = new
    return new
  }

  /// A new record of an item without a part.
  mutating func appendWhole(_ item: Int32) -> Int32 { append(item: item, part: .none) }

  /// All records of an item, in their order.
  func records(of item: Int32) -> [Int32] {
    var records: [Int32] = []
    var record = latest[Int(item)]
    while let number = record.number {
      records.append(number)
      record = entries[Int(number)].previous
    }
    return records.reversed()
  }

  private mutating func append(item: Int32, part: OptionalNumber) -> Int32 {
    let record = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(item: item, part: part, previous: latest[Int(item)]))
    latest[Int(item)] = OptionalNumber(record)
    return record
  }

  private static func pair(_ item: Int32, _ part: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: item)) << 32 | UInt64(UInt32(bitPattern: part))
  }
}
