/// Gives each different run of bytes a small number, without a string for every occurrence.
///
/// An entry stands in one arena: number, note, length, bytes. A slot of the table holds half of the
/// hash and the place of the entry, so that finding a name reads two places in memory.
struct ByteInterner: Sendable {
  /// What is known of a run: its number, and what the owner of the table noted beside it.
  struct Entry {
    let number: Int32
    var note: Int32
  }

  /// 0 for none, else the upper half of the hash and the place of the entry.
  private var slots = [UInt64](repeating: 0, count: 1 << 10)
  private var hashes: [UInt64] = []

  /// By number: where its entry stands.
  private var places: [UInt32] = []

  /// Begins with a byte that belongs to no entry: so no place is 0.
  private var arena: [UInt8] = [0]

  /// How many different runs there are; their numbers are below it.
  var count: Int { places.count }

  /// The number of a run, a new one where it was never seen.
  @inline(__always)
  mutating func intern(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    let hash = StableHash(bytes).value
    return find(bytes, hash)?.number ?? add(bytes, hash)
  }

  mutating func intern(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { intern(UnsafeRawBufferPointer($0)) }
  }

  /// The number of a run, or nil where it was never seen.
  func find(_ text: String) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return find(bytes, StableHash(bytes).value)?.number
    }
  }

  /// The note beside a number, at first -1.
  subscript(note number: Int32) -> Int32 {
    get { arena.load(at: Int(places[Int(number)]) + Self.noteOffset) }
    set { arena.store(newValue, at: Int(places[Int(number)]) + Self.noteOffset) }
  }

  func text(_ number: Int32) -> String {
    String(decoding: bytes(number), as: UTF8.self)
  }

  func bytes(_ number: Int32) -> ArraySlice<UInt8> {
    let place = Int(places[Int(number)])
    let start = place + Self.headLength
    return arena[start..<start + Int(arena.load(at: place + Self.lengthOffset) as Int32)]
  }

  /// Negative where the bytes of the left run come first, positive where those of the right do.
  func compare(_ left: Int32, _ right: Int32) -> Int {
    let (left, right) = (bytes(left), bytes(right))
    return arena.withUnsafeBytes { arena in
      let (left, right) = (arena[left.indices], arena[right.indices])
      for (one, other) in zip(left, right) where one != other { return one < other ? -1 : 1 }
      return left.count - right.count
    }
  }

  private static let noteOffset = 4
  private static let lengthOffset = 8
  private static let headLength = 12
}

// MARK: - Search

extension ByteInterner {
  /// Looks for many runs at once and fills in the entries of those that were seen before.
  ///
  /// With many entries each step waits for memory. In loops that do nothing else the processor waits
  /// for several at a time.
  func find(_ runs: inout ContiguousArray<UnnamedRow>) {
    for index in runs.indices { runs[index].hash = StableHash(runs[index].item).value }
    for index in runs.indices {
      runs[index].place = place(runs[index].hash, after: nil)?.entry ?? 0
    }
    for index in runs.indices where runs[index].place > 0 {
      runs[index].entry = entry(at: runs[index].place, ifEqual: runs[index].item)
    }
  }

  /// The entry of a run whose hash is known, or nil where it was never seen.
  @inline(__always)
  private func find(_ bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Entry? {
    var found = place(hash, after: nil)
    while let place = found {
      if let entry = entry(at: place.entry, ifEqual: bytes) { return entry }
      found = self.place(hash, after: place.slot)
    }
    return nil
  }

  /// The next place that an entry with such a hash may stand at.
  @inline(__always)
  private func place(_ hash: UInt64, after slot: Int?) -> (slot: Int, entry: Int)? {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var slot = slot.map { ($0 &+ 1) & mask } ?? Int(truncatingIfNeeded: hash) & mask
      while case let content = slots[slot], content != 0 {
        if content >> 32 == hash >> 32 {
          return (slot, Int(UInt32(truncatingIfNeeded: content)))
        }
        slot = (slot &+ 1) & mask
      }
      return nil
    }
  }

  @inline(__always)
  private func entry(at place: Int, ifEqual bytes: UnsafeRawBufferPointer) -> Entry? {
    arena.withUnsafeBytes { arena in
      let start = place &+ Self.headLength
      let length = arena.loadUnaligned(
        fromByteOffset: place &+ Self.lengthOffset, as: Int32.self)
      guard Int(length) == bytes.count,
        UnsafeRawBufferPointer(rebasing: arena[start..<start &+ bytes.count]).isEqual(to: bytes)
      else { return nil }
      return Entry(
        number: arena.loadUnaligned(fromByteOffset: place, as: Int32.self),
        note: arena.loadUnaligned(fromByteOffset: place &+ Self.noteOffset, as: Int32.self))
    }
  }
}

// MARK: - Growth

extension ByteInterner {
  @inline(never)
  private mutating func add(_ bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Int32 {
    let number = Int32(truncatingIfNeeded: places.count)
    let place = arena.count
    arena.append(contentsOf: repeatElement(0, count: Self.headLength))
    arena.store(number, at: place)
    arena.store(-1, at: place + Self.noteOffset)
    arena.store(Int32(truncatingIfNeeded: bytes.count), at: place + Self.lengthOffset)
    arena.append(contentsOf: bytes)
    hashes.append(hash)
    places.append(UInt32(truncatingIfNeeded: place))
    if places.count * 2 > slots.count { grow() } else { fill(hash, places[places.count - 1]) }
    return number
  }

  private mutating func fill(_ hash: UInt64, _ place: UInt32) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (hash >> 32) << 32 | UInt64(place)
  }

  private mutating func grow() {
    slots = [UInt64](repeating: 0, count: slots.count * 2)
    for (hash, place) in zip(hashes, places) { fill(hash, place) }
  }
}

extension [UInt8] {
  fileprivate func load(at offset: Int) -> Int32 {
    withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Int32.self) }
  }

  fileprivate mutating func store(_ value: Int32, at offset: Int) {
    withUnsafeMutableBytes { $0.storeBytes(of: value, toByteOffset: offset, as: Int32.self) }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are those of another run of the same length.
  @inline(__always)
  fileprivate func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    if count < 8 {
      for offset in 0..<count where self[offset] != other[offset] { return false }
      return true
    }
    var offset = 0
    while offset < count {
      let start = Swift.min(offset, count &- 8)
      if loadUnaligned(fromByteOffset: start, as: UInt64.self)
        != other.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    return true
  }
}
