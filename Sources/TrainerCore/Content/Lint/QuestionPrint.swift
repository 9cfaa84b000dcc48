/// What of a question is compared first, to find those that may ask the same.
struct QuestionPrint {
  /// A hash of the words.
  let words: UInt64

  /// A hash of the words that begin with a digit: questions with other numbers ask something else.
  let numbers: UInt64

  /// A sketch of the letter trigrams, by one-permutation min-hashing.
  ///
  /// Each is hashed once, its highest bits choose one of sixteen bins, and of each bin the least hash
  /// is kept. As many of the bins are the same in two sketches as trigrams are in their texts.
  let bins: SIMD16<UInt32>

  init(_ question: FoldedText) {
    (words, numbers, bins) = question.bytes.withUnsafeBufferPointer { bytes in
      (Self.words(of: bytes), Self.numbers(of: bytes), Self.bins(of: bytes))
    }
  }

  /// Names of four bands of three bins, for finding questions that are alike.
  ///
  /// Those of which nine tenths of the trigrams are the same have one in common with a probability of
  /// .96.
  var bands: [UInt64] {
    (0..<4).map { band in
      (0..<3).reduce(UInt64(band)) { ($0 ^ UInt64(bins[band * 3 + $1])) &* Self.multiplier }
    }
  }

  /// Whether two questions are so alike that it is worth comparing their trigrams.
  ///
  /// Of those of which nine tenths are the same, this finds 97 in a hundred.
  func mayBeNear(_ other: QuestionPrint) -> Bool {
    guard numbers == other.numbers else { return false }
    return bins.indices.count { bins[$0] == other.bins[$0] } >= 10
  }

  private static func words(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash: UInt64 = 0
    var offset = 0
    while offset + 8 <= raw.count {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
      hash ^= hash >> 32
      offset += 8
    }
    for byte in raw[offset...] { hash = (hash ^ UInt64(byte)) &* multiplier }
    return hash ^ hash >> 32
  }

  private static func numbers(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0
    // Most questions have none, which shows at once.
    var digits: UInt8 = 0
    for byte in bytes { digits |= byte &- 0x30 < 10 ? 1 : 0 }
    guard digits != 0 else { return hash }
    var isNumber = false
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      if previous == UInt8(ascii: " ") { isNumber = byte.isDigit }
      if isNumber { hash = (hash ^ UInt64(byte)) &* multiplier }
      previous = byte
    }
    return hash
  }

  private static func bins(of bytes: UnsafeBufferPointer<UInt8>) -> SIMD16<UInt32> {
    var bins = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { least in
      least.initialize(repeating: .max)
      // Written out, and without a branch on where words end, which is hard to foretell.
      var trigram = Trigram(bytes)
      for index in bytes.indices.dropFirst(2) {
        trigram.take(bytes[index])
        let hash = trigram.isOfWord ? trigram.hash : .max
        let bin = Int(hash >> 28)
        least[bin] = min(least[bin], hash)
      }
      return SIMD16<UInt32>(least)
    }
    // A bin without a hash borrows that of the next one that has some.
    var borrowed = UInt32.max
    for index in (0..<32).reversed() {
      if bins[index & 15] == .max {
        bins[index & 15] = borrowed
      } else {
        borrowed = bins[index & 15]
      }
    }
    return bins
  }

  /// The golden ratio in 64 bits, an odd number whose bits are well mixed.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
}

/// The letter trigrams of a text's words, sorted.
struct Trigrams {
  private let hashes: [UInt32]

  init(_ text: FoldedText) {
    var all: [UInt32] = []
    all.reserveCapacity(text.bytes.count)
    text.bytes.withUnsafeBufferPointer { bytes in
      var trigram = Trigram(bytes)
      for byte in bytes.dropFirst(2) {
        trigram.take(byte)
        if trigram.isOfWord { all.append(trigram.hash) }
      }
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
private struct Trigram {
  private var bytes: UInt32 = 0

  /// Begins with the first two bytes of a text.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text.prefix(2) { take(byte) }
  }

  /// Goes on by a byte.
  @inline(__always)
  mutating func take(_ byte: UInt8) { bytes = (bytes << 8 | UInt32(byte)) & 0xFF_FFFF }

  /// Whether they are of one word and the blanks around it.
  @inline(__always)
  var isOfWord: Bool { bytes >> 8 & 0xFF != 0x20 }

  /// The upper half of a product with an odd number whose bits are well mixed.
  @inline(__always)
  var hash: UInt32 { UInt32(truncatingIfNeeded: (UInt64(bytes) &* 0x9E37_79B9_7F4A_7C15) >> 32) }
}
