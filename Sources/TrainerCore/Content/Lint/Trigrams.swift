/// The letter trigrams of a text's words, sorted.
struct Trigrams {
  private let hashes: [UInt32]

  init(_ text: FoldedText) {
    var all: [UInt32] = []
    all.reserveCapacity(text.bytes.count)
    text.bytes.withUnsafeBufferPointer { bytes in
      Trigram.forEach(in: bytes) { if $0.isOfWord { all.append($0.hash) } }
    }
    all.sort()
    var distinct: [UInt32] = []
    distinct.reserveCapacity(all.count)
    for hash in all where hash != distinct.last { distinct.append(hash) }
    hashes = distinct
  }

  /// How many there are.
  var count: Int { hashes.count }

  /// The Dice coefficient, 0 to 1.
  func likeness(to other: Trigrams) -> Double {
    guard count > 0 || other.count > 0 else { return 1 }
    var (mine, theirs, common) = (0, 0, 0)
    while mine < count, theirs < other.count {
      let (left, right) = (hashes[mine], other.hashes[theirs])
      if left == right { common += 1 }
      if left <= right { mine += 1 }
      if right <= left { theirs += 1 }
    }
    return 2 * Double(common) / Double(count + other.count)
  }
}

/// Three neighbouring bytes of a text.
struct Trigram {
  private let bytes: UInt32

  /// Visits all of a text, in order.
  @inline(__always)
  static func forEach(in text: UnsafeBufferPointer<UInt8>, _ visit: (Trigram) -> Void) {
    guard text.count > 2 else { return }
    visit(Trigram(bytes: UInt32(text[0]) << 16 | UInt32(text[1]) << 8 | UInt32(text[2])))
    let raw = UnsafeRawBufferPointer(text)
    for offset in 0..<text.count - 3 {
      // Four bytes are quicker to read than three; the first was the last trigram's.
      let four = raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      visit(Trigram(bytes: UInt32(bigEndian: four) & 0xFF_FFFF))
    }
  }

  /// Whether they are of one word and the blanks around it.
  @inline(__always)
  var isOfWord: Bool { bytes >> 8 & 0xFF != 0x20 }

  /// The upper half of a product with an odd number whose bits are well mixed.
  @inline(__always)
  var hash: UInt32 { UInt32(truncatingIfNeeded: (UInt64(bytes) &* 0x9E37_79B9_7F4A_7C15) >> 32) }
}
