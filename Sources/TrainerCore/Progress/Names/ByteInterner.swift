/// Gives each different run of bytes a small number, without a string for every occurrence.
///
/// A slot of the table holds half of the hash and the place of the entry, so that finding a name reads
/// two places in memory.
struct ByteInterner: Sendable {
  /// 0 for none, else the upper half of the hash and the place of the entry.
  private var slots = [UInt64](repeating: 0, count: 1 << 10)
  private var hashes: [UInt64] = []

  /// By number: where its entry stands.
  private var places: [UInt32] = []
  private var arena = EntryArena()

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

  /// The note beside a number, at first none.
  subscript(note number: Int32) -> OptionalNumber {
    get { arena[noteAt: places[Int(number)]] }
    set { arena[noteAt: places[Int(number)]] = newValue }
  }

  func text(_ number: Int32) -> String {
    String(decoding: bytes(number), as: UTF8.self)
  }

  func bytes(_ number: Int32) -> ArraySlice<UInt8> { arena.bytes(at: places[Int(number)]) }

  /// Negative where the bytes of the left run come first, positive where those of the right do.
  func compare(_ left: Int32, _ right: Int32) -> Int {
    arena.compare(places[Int(left)], places[Int(right)])
  }
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
      runs[index].entry = arena.entry(at: runs[index].place, ifEqual: runs[index].item)
    }
  }

  /// The entry of a run whose hash is known, or nil where it was never seen.
  @inline(__always)
  private func find(_ bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> EntryArena.Entry? {
    var found = place(hash, after: nil)
    while let place = found {
      if let entry = arena.entry(at: place.entry, ifEqual: bytes) { return entry }
      found = self.place(hash, after: place.slot)
    }
    return nil
  }

  /// The next place that an entry with such a hash may stand at.
  @inline(__always)
  private func place(_ hash: UInt64, after slot: Int?) -> (slot: Int, entry: UInt32)? {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var slot = slot.map { ($0 &+ 1) & mask } ?? Int(truncatingIfNeeded: hash) & mask
      while case let content = slots[slot], content != 0 {
        if content >> 32 == hash >> 32 { return (slot, UInt32(truncatingIfNeeded: content)) }
        slot = (slot &+ 1) & mask
      }
      return nil
    }
  }
}

// MARK: - Growth

extension ByteInterner {
  @inline(never)
  private mutating func add(_ bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Int32 {
    let number = Int32(truncatingIfNeeded: places.count)
    let place = arena.append(bytes, number: number)
    hashes.append(hash)
    places.append(place)
    if places.count * 2 > slots.count { grow() } else { fill(hash, place) }
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
