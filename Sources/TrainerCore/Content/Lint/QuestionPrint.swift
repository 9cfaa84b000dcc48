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
      let (words, numbers) = Self.hashes(of: bytes)
      return (words, numbers, Self.bins(of: bytes))
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

  private static func hashes(of bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64) {
    var words: UInt64 = 0
    var numbers: UInt64 = 0
    var isNumber = false
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      words = (words ^ UInt64(byte)) &* multiplier
      if previous == UInt8(ascii: " ") { isNumber = byte.isDigit }
      if isNumber { numbers = (numbers ^ UInt64(byte)) &* multiplier }
      previous = byte
    }
    return (words, numbers)
  }

  private static func bins(of bytes: UnsafeBufferPointer<UInt8>) -> SIMD16<UInt32> {
    var bins = SIMD16<UInt32>(repeating: .max)
    bytes.forEachTrigram { hash in
      let bin = Int(hash >> 28)
      if hash < bins[bin] { bins[bin] = hash }
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
    text.bytes.withUnsafeBufferPointer { $0.forEachTrigram { all.append($0) } }
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

extension UnsafeBufferPointer<UInt8> {
  /// Visits a hash of each three neighbouring bytes of a word and the blanks around it.
  @inline(__always)
  fileprivate func forEachTrigram(_ visit: (UInt32) -> Void) {
    guard count > 2 else { return }
    var trigram = UInt32(self[0]) << 8 | UInt32(self[1])
    for index in 2..<count {
      trigram = (trigram << 8 | UInt32(self[index])) & 0xFF_FFFF
      if self[index - 1] != UInt8(ascii: " ") { visit(mixed(trigram)) }
    }
  }

  /// The finisher of MurmurHash3 for 32 bits.
  @inline(__always)
  private func mixed(_ value: UInt32) -> UInt32 {
    var mixed = value
    mixed = (mixed ^ mixed >> 16) &* 0x85EB_CA6B
    mixed = (mixed ^ mixed >> 13) &* 0xC2B2_AE35
    return mixed ^ mixed >> 16
  }
}
