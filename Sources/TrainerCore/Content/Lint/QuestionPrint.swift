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

  /// Whether it is asked at all; what is not can only be there twice.
  let isAsked: Bool

  init(_ question: FoldedText, isAsked: Bool = true) {
    self.isAsked = isAsked
    (words, numbers, bins) = question.bytes.withUnsafeBufferPointer { bytes in
      let (words, hasDigit) = Self.words(of: bytes)
      return (words, hasDigit ? Self.numbers(of: bytes) : 0, Self.bins(of: bytes))
    }
  }

  /// Names of four bands of three bins, for finding questions that are alike.
  ///
  /// Those of which nine tenths of the trigrams are the same have one in common with a probability of
  /// .96.
  var bands: SIMD4<UInt64> {
    var names = SIMD4<UInt64>(0, 1, 2, 3)
    for bins in [
      SIMD4(bins[0], bins[3], bins[6], bins[9]), SIMD4(bins[1], bins[4], bins[7], bins[10]),
      SIMD4(bins[2], bins[5], bins[8], bins[11]),
    ] { names = (names ^ SIMD4<UInt64>(truncatingIfNeeded: bins)) &* Self.multiplier }
    return names
  }

  /// Whether two questions are so alike that it is worth comparing their trigrams.
  ///
  /// Of those of which nine tenths are the same, this finds 97 in a hundred.
  func mayBeNear(_ other: QuestionPrint) -> Bool {
    guard numbers == other.numbers else { return false }
    let same = SIMD16<Int32>.zero.replacing(with: 1, where: bins .== other.bins)
    return same.wrappedSum() >= 10
  }

  /// The hash of all words, and whether there is a digit in them.
  private static func words(of bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, hasDigit: Bool) {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash: UInt64 = 0
    var digits: UInt64 = 0
    var offset = 0
    while offset + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ word) &* multiplier
      hash ^= hash >> 32
      // Of what folded texts are made of, digits alone have bit 4 without bits 6 and 7.
      digits |= word & ~(word >> 2) & ~(word >> 3)
      offset += 8
    }
    var hasDigit = digits & 0x1010_1010_1010_1010 != 0
    for byte in raw[offset...] {
      hash = (hash ^ UInt64(byte)) &* multiplier
      hasDigit = hasDigit || byte.isDigit
    }
    return (hash ^ hash >> 32, hasDigit)
  }

  private static func numbers(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0
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
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { least in
      least.initialize(repeating: .max)
      Trigram.forEach(in: bytes) { trigram in
        // Without a branch on where words end, which is hard to foretell.
        let hash = trigram.isOfWord ? trigram.hash : .max
        let bin = Int(hash >> 28)
        least[bin] = min(least[bin], hash)
      }
      if least.contains(.max) { fillGaps(least) }
      return UnsafeRawBufferPointer(least).loadUnaligned(as: SIMD16<UInt32>.self)
    }
  }

  /// Lets a bin without a hash borrow that of the next one that has some.
  private static func fillGaps(_ bins: UnsafeMutableBufferPointer<UInt32>) {
    var borrowed = UInt32.max
    for index in (0..<32).reversed() {
      if bins[index & 15] == .max {
        bins[index & 15] = borrowed
      } else {
        borrowed = bins[index & 15]
      }
    }
  }

  /// The golden ratio in 64 bits, an odd number whose bits are well mixed.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
}
