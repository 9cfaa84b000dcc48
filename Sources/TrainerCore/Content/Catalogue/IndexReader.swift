/// Reads the parts of the index, and stops where they cannot be right.
struct IndexReader {
  private var rest: UnsafeRawBufferPointer

  /// Something that the program did not write.
  struct Damage: Error {}

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

  mutating func index(writtenBy program: FileStamp) throws(Damage) -> DeckIndex {
    let hash = try fixed()
    guard StableHash(rest).value == hash, try stamp() == program else { throw Damage() }
    var index = DeckIndex()
    for _ in 0..<(try count()) {
      let stamp = try stamp()
      index.add(try entry(), stamp)
    }
    return index
  }

  /// A number of eight bytes, the lowest first.
  private mutating func fixed() throws(Damage) -> UInt64 {
    guard rest.count >= 8 else { throw Damage() }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[8...]) }
    return UInt64(littleEndian: rest.loadUnaligned(as: UInt64.self))
  }

  /// A number in as few bytes as it needs, seven bits in each, the lowest first; nine hold all that are
  /// not negative.
  private mutating func number() throws(Damage) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    for (place, byte) in rest.prefix(9).enumerated() {
      number |= UInt(byte & 0x7F) << shift
      shift += 7
      guard byte < 0x80 else { continue }
      rest = UnsafeRawBufferPointer(rebasing: rest[(place + 1)...])
      return Int(number)
    }
    throw Damage()
  }

  /// The length of a list, of which each element has one byte at least.
  private mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count <= rest.count else { throw Damage() }
    return count
  }

  private mutating func text() throws(Damage) -> String {
    let length = try count()
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[length...]) }
    return String(decoding: rest[..<length], as: UTF8.self)
  }

  private mutating func list<Element>(
    _ read: (inout Self) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }
}

extension IndexReader {
  private mutating func stamp() throws(Damage) -> FileStamp {
    FileStamp(
      device: try fixed(), node: try fixed(), size: Int64(bitPattern: try fixed()),
      modified: Int64(bitPattern: try fixed()), changed: Int64(bitPattern: try fixed()))
  }

  private mutating func entry() throws(Damage) -> DeckIndex.Entry {
    let (name, folder, errors) = (try text(), try text(), try number())
    let brokenIDs = try list { (reader) throws(Damage) in try reader.text() }
    let shelves = try list { (reader) throws(Damage) in try reader.shelf() }
    let items = try list { (reader) throws(Damage) in try reader.item(on: shelves.indices) }
    return DeckIndex.Entry(
      name: name, folder: folder,
      deck: CataloguedDeck(items: items, shelves: shelves, brokenIDs: brokenIDs, errors: errors))
  }

  private mutating func shelf() throws(Damage) -> Shelf {
    let (deck, lesson) = (try text(), try text())
    let topics = try list { (reader) throws(Damage) in try reader.text() }
    return Shelf(deck: deck, lesson: lesson, topic: topics.first)
  }

  private mutating func item(on shelves: Range<Int>) throws(Damage) -> CataloguedItem {
    let (id, shelf, task) = (try text(), try number(), IndexedTask(rawValue: try number()))
    guard shelves.contains(shelf), let task else { throw Damage() }
    let asks: CataloguedItem.Asked =
      switch task {
      case .mock: .mock
      case .page: .page
      case .itself: .itself
      case .deletions: .deletions(try list { (reader) throws(Damage) in try reader.text() })
      }
    return CataloguedItem(id: id, asks: asks, shelf: shelf)
  }
}
