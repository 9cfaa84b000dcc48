/// A hash of bytes that is the same on every machine and in every version, so that files may hold it.
///
/// It tells texts apart; it is no defence against someone who wants two to look alike.
package struct StableHash: Hashable, Sendable {
  /// The hash.
  package let value: UInt64

  /// A hash that was computed before.
  package init(value: UInt64) { self.value = value }

  /// The hash of some bytes.
  @inline(__always)
  package init(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count
    var state = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
    if count < 8 {
      var word: UInt64 = 0
      for byte in bytes { word = word << 8 | UInt64(byte) }
      value = Self.mixed(state ^ word)
      return
    }
    var offset = 0
    while offset < count {
      // The last word begins earlier where it would go over the end.
      let start = min(offset, count &- 8)
      let word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      state = Self.mixed(state ^ UInt64(littleEndian: word))
      offset &+= 8
    }
    value = state
  }

  /// The hash of the bytes of a text.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { StableHash(UnsafeRawBufferPointer($0)) }
  }

  /// The finishing steps of MurmurHash3, 64 bits.
  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }
}

extension StableHash: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads sixteen hexadecimal digits.
  package init?(hexadecimal digits: some StringProtocol) {
    guard digits.utf8.count == 16, let value = UInt64(digits, radix: 16) else { return nil }
    self.value = value
  }
}
