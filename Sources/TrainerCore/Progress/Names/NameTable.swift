/// The names of items and records as small numbers: what the log names thousands of times.
struct NameTable: Sendable {
  /// Beside each item its record without a part.
  private var items = ByteInterner()
  private var parts = ByteInterner()
  private var ideas = ByteInterner()
  private var records = RecordTable()

  var itemCount: Int { items.count }
  var recordCount: Int { records.count }

  /// How many names there are of each sort.
  var counts: [Int] { [items.count, parts.count, ideas.count, records.count] }

  // MARK: - Numbers for names

  @inline(__always)
  mutating func item(_ name: UnsafeRawBufferPointer) -> Int32 { known(items.intern(name)) }

  mutating func item(_ name: String) -> Int32 { known(items.intern(name)) }

  @inline(__always)
  mutating func record(item: Int32, part: UnsafeRawBufferPointer) -> Int32 {
    part.isEmpty ? wholeRecord(item) : records.record(item: item, part: parts.intern(part))
  }

  mutating func record(_ key: RecordKey) -> Int32 {
    record(item: item(key.item), part: key.part)
  }

  mutating func record(item: Int32, part: String) -> Int32 {
    part.isEmpty ? wholeRecord(item) : records.record(item: item, part: parts.intern(part))
  }

  @inline(__always)
  mutating func idea(_ name: UnsafeRawBufferPointer) -> Int32 { ideas.intern(name) }

  mutating func idea(_ name: String) -> Int32 { ideas.intern(name) }

  /// The record whose name, `item` or `item/part`, these bytes are.
  @inline(__always)
  mutating func record(nameBytes name: UnsafeRawBufferPointer) -> Int32 {
    guard let cut = name.firstIndex(of: UInt8(ascii: "/")) else {
      return wholeRecord(item(name))
    }
    let part = UnsafeRawBufferPointer(rebasing: name[(cut + 1)...])
    return record(item: item(UnsafeRawBufferPointer(rebasing: name[..<cut])), part: part)
  }

  /// Gives each row the number of its subject.
  mutating func nameSubjects(of rows: inout ContiguousArray<UnnamedRow>) {
    items.find(&rows)
    for place in rows.indices { rows[place].subject = subject(of: rows[place]) }
  }

  @inline(__always)
  private mutating func subject(of row: UnnamedRow) -> Int32 {
    guard let part = row.part else { return row.entry?.number ?? item(row.item) }
    if part.isEmpty, let record = row.entry?.note.number { return record }
    return record(item: row.entry?.number ?? item(row.item), part: part)
  }

  // MARK: - Names for numbers

  /// The number of an item, or nil where it was never named.
  func findItem(_ name: String) -> Int32? { items.find(name) }

  /// The number of a record, or nil where it was never named.
  func findRecord(_ key: RecordKey) -> Int32? {
    guard let item = items.find(key.item) else { return nil }
    if key.part.isEmpty { return items[note: item].number }
    return parts.find(key.part).flatMap { records.find(item: item, part: $0) }
  }

  func itemName(_ item: Int32) -> String { items.text(item) }

  func ideaName(_ idea: Int32) -> String { ideas.text(idea) }

  func key(_ record: Int32) -> RecordKey {
    let entry = records[record]
    return RecordKey(
      item: items.text(entry.item), part: entry.part.number.map { parts.text($0) } ?? "")
  }

  /// All records of an item that were ever named.
  func records(of item: Int32) -> [Int32] { records.records(of: item) }

  /// Takes over all names of another table; tells by which numbers they are known here.
  mutating func absorb(_ other: NameTable) -> (items: [Int32], records: [Int32], ideas: [Int32]) {
    let items = (0..<Int32(other.itemCount)).map { item in
      other.items.bytes(item).withUnsafeBytes { self.item($0) }
    }
    let records = other.records.entries.map { entry in
      record(
        item: items[Int(entry.item)],
        part: entry.part.number.map { other.parts.text($0) } ?? "")
    }
    let ideas = (0..<Int32(other.ideas.count)).map { idea in
      other.ideas.bytes(idea).withUnsafeBytes { self.idea($0) }
    }
    return (items, records, ideas)
  }

  // MARK: - Order

  /// Whether the name of one item comes before that of another, byte by byte.
  func itemPrecedes(_ left: Int32, _ right: Int32) -> Bool {
    items.compare(left, right) < 0
  }

  /// Whether one record comes before another: by the item, then by the part.
  func recordPrecedes(_ left: Int32, _ right: Int32) -> Bool {
    let (left, right) = (records[left], records[right])
    if left.item != right.item { return items.compare(left.item, right.item) < 0 }
    guard let leftPart = left.part.number, let rightPart = right.part.number else {
      return left.part.number == nil && right.part.number != nil
    }
    return parts.compare(leftPart, rightPart) < 0
  }

  // MARK: - Growth

  @inline(__always)
  private mutating func known(_ item: Int32) -> Int32 {
    records.admit(item)
    return item
  }

  private mutating func wholeRecord(_ item: Int32) -> Int32 {
    if let record = items[note: item].number { return record }
    let new = records.appendWhole(item)
    items[note: item] = OptionalNumber(new)
    return new
  }
}
