/// The entries of a ``ByteInterner``, one behind the other: number, note, length, and the bytes of the run.
///
/// An entry is known by the place where it begins, which is never 0.
struct EntryArena: Sendable {
  /// What is known of a run: its number, and what the owner of the table noted beside it.
  struct Entry {
    let number: Int32
    let note: OptionalNumber
  }

  /// Begins with a byte that belongs to no entry: so no place is 0.
  private var storage: [UInt8] = [0]

  private static let noteOffset = 4
  private static let lengthOffset = 8
  private static let headLength = 12

  /// Adds a run with its number, and without a note; the place of its entry.
  mutating func append(_ bytes: UnsafeRawBufferPointer, number: Int32) -> UInt32 {
    let place = storage.count
    storage.append(contentsOf: repeatElement(0, count: Self.headLength))
    store(number, at: place)
    store(OptionalNumber.none, at: place + Self.noteOffset)
    store(Int32(truncatingIfNeeded: bytes.count), at: place + Self.lengthOffset)
    storage.append(contentsOf: bytes)
    return UInt32(truncatingIfNeeded: place)
  }

  /// The note of an entry.
  subscript(noteAt place: UInt32) -> OptionalNumber {
    get { load(at: Int(place) + Self.noteOffset) }
    set { store(newValue, at: Int(place) + Self.noteOffset) }
  }

  /// The run of an entry.
  func bytes(at place: UInt32) -> ArraySlice<UInt8> {
    let start = Int(place) + Self.headLength
    let length: Int32 = load(at: Int(place) + Self.lengthOffset)
    return storage[start..<start + Int(length)]
  }

  /// The entry at a place, or nil where it is that of another run.
  @inline(__always)
  func entry(at place: UInt32, ifEqual bytes: UnsafeRawBufferPointer) -> Entry? {
    storage.withUnsafeBytes { storage in
      let place = Int(place)
      let start = place &+ Self.headLength
      let length = storage.loadUnaligned(
        fromByteOffset: place &+ Self.lengthOffset, as: Int32.self)
      guard Int(length) == bytes.count,
        UnsafeRawBufferPointer(rebasing: storage[start..<start &+ bytes.count]).isEqual(to: bytes)
      else { return nil }
      return Entry(
        number: storage.loadUnaligned(fromByteOffset: place, as: Int32.self),
        note: storage.loadUnaligned(
          fromByteOffset: place &+ Self.noteOffset, as: OptionalNumber.self))
    }
  }

  /// Negative where the bytes of the left run come first, positive where those of the right do.
  func compare(_ left: UInt32, _ right: UInt32) -> Int {
    let (left, right) = (bytes(at: left), bytes(at: right))
    return storage.withUnsafeBytes { storage in
      let (left, right) = (storage[left.indices], storage[right.indices])
      for (one, other) in zip(left, right) where one != other { return one < other ? -1 : 1 }
      return left.count - right.count
    }
  }

  private func load<Field: BitwiseCopyable>(at offset: Int) -> Field {
    storage.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Field.self) }
  }

  private mutating func store<Field: BitwiseCopyable>(_ field: Field, at offset: Int) {
    storage.withUnsafeMutableBytes { storage in
      storage.storeBytes(of: field, toByteOffset: offset, as: Field.self)
    }
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
