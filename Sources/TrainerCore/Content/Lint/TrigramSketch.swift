/// The letter trigrams of a text's words, and a sketch of them by which texts that are alike meet.
///
/// Each trigram is hashed once; its highest bits choose one of sixteen bins, of which the least hash is
/// kept (one-permutation min-hashing). Two texts of which nine tenths of the trigrams are the same
/// share at least one band of three bins with a probability of .98.
struct TrigramSketch {
  /// The hashes of the distinct trigrams, sorted.
  let trigrams: [UInt32]

  /// Names of the bands; texts alike have one in common.
  let bands: [UInt64]

  init(_ text: FoldedText) {
    var hashes: [UInt32] = []
    let bytes = text.bytes
    hashes.reserveCapacity(bytes.count)
    for index in bytes.indices.dropLast(2) where bytes[index + 1] != UInt8(ascii: " ") {
      let trigram =
        UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      hashes.append(Self.mixed(trigram))
    }
    hashes.sort()
    var distinct: [UInt32] = []
    distinct.reserveCapacity(hashes.count)
    for hash in hashes where hash != distinct.last { distinct.append(hash) }
    trigrams = distinct
    bands = Self.bands(of: distinct)
  }

  /// The Dice coefficient of the trigrams, 0 to 1.
  func likeness(to other: TrigramSketch) -> Double {
    guard !trigrams.isEmpty || !other.trigrams.isEmpty else { return 1 }
    var (mine, theirs, common) = (0, 0, 0)
    while mine < trigrams.count, theirs < other.trigrams.count {
      let (left, right) = (trigrams[mine], other.trigrams[theirs])
      if left == right { common += 1 }
      if left <= right { mine += 1 }
      if right <= left { theirs += 1 }
    }
    return 2 * Double(common) / Double(trigrams.count + other.trigrams.count)
  }

  private static let binBits = 4
  private static let bandCount = 5
  private static let bandWidth = 3

  private static func bands(of hashes: [UInt32]) -> [UInt64] {
    guard !hashes.isEmpty else { return [] }
    var bins: [UInt32?] = Array(repeating: nil, count: 1 << binBits)
    for hash in hashes.reversed() { bins[Int(hash >> (32 - UInt32(binBits)))] = hash }
    // A bin without a hash borrows that of the next one that has some.
    let full = bins.indices.map { start in
      (0..<bins.count).lazy.compactMap { bins[(start + $0) % bins.count] }.first ?? 0
    }
    return (0..<bandCount).map { band in
      full[band * bandWidth..<(band + 1) * bandWidth].reduce(UInt64(band)) { name, hash in
        (name ^ UInt64(hash)) &* 0x9E37_79B9_7F4A_7C15
      }
    }
  }

  /// The finisher of MurmurHash3 for 32 bits.
  private static func mixed(_ value: UInt32) -> UInt32 {
    var mixed = value
    mixed = (mixed ^ mixed >> 16) &* 0x85EB_CA6B
    mixed = (mixed ^ mixed >> 13) &* 0xC2B2_AE35
    return mixed ^ mixed >> 16
  }
}
