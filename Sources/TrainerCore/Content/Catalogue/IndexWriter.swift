/// Writes the parts of the index.
struct IndexWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(fixed number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add<Element>(_ list: [Element], _ write: (inout Self, Element) -> Void) {
    add(list.count)
    for element in list { write(&self, element) }
  }

  mutating func add(_ texts: [String]) { add(texts) { $0.add($1) } }
}

extension IndexWriter {
  mutating func add(_ stamp: FileStamp) {
    add(fixed: stamp.device)
    add(fixed: stamp.node)
    add(fixed: UInt64(bitPattern: stamp.size))
    add(fixed: UInt64(bitPattern: stamp.modified))
    add(fixed: UInt64(bitPattern: stamp.changed))
  }

  mutating func add(_ entry: DeckIndex.Entry) {
    add(entry.name)
    add(entry.folder)
    add(entry.deck.errors)
    add(entry.deck.brokenIDs)
    add(entry.deck.shelves) { $0.add($1) }
    add(entry.deck.items) { $0.add($1) }
  }

  private mutating func add(_ shelf: Shelf) {
    add(shelf.deck)
    add(shelf.lesson)
    // An empty list where there is no topic.
    add(shelf.topic.map { [$0] } ?? [])
  }

  private mutating func add(_ item: CataloguedItem) {
    add(item.id)
    add(item.shelf)
    switch item.asks {
    case .mock: add(IndexedTask.mock.rawValue)
    case .page: add(IndexedTask.page.rawValue)
    case .itself: add(IndexedTask.itself.rawValue)
    case .deletions(let parts):
      add(IndexedTask.deletions.rawValue)
      add(parts)
    }
  }
}

/// The numbers that stand for what an item asks.
enum IndexedTask: Int {
  case mock, page, itself, deletions
}
