extension UInt8 {
  /// LF.
  @inlinable package static var lineFeed: UInt8 { 10 }

  /// CR.
  @inlinable package static var carriageReturn: UInt8 { 13 }

  /// Whether this byte is a second or later one of a UTF-8 sequence.
  @inlinable package var continuesScalar: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension Sequence<UInt8> {
  /// How many bytes the byte order mark of UTF-8 takes at the start: 3, or 0 where there is none.
  @inlinable package var byteOrderMarkLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

extension Unicode.Scalar {
  /// The value of a hexadecimal digit in ASCII, or nil.
  package var hexDigitValue: Int? {
    switch self {
    case "0"..."9": Int(value - 0x30)
    case "a"..."f": Int(value - 0x61) + 10
    case "A"..."F": Int(value - 0x41) + 10
    default: nil
    }
  }
}

/// Eight bytes at a time, the first in the lowest bits: what makes whole files quick to scan.
struct ByteWord {
  static let size = 8
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private let bits: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    bits = UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  private init(bits: UInt64) { self.bits = bits }

  static let zero = ByteWord(bits: 0)
  static func | (left: ByteWord, right: ByteWord) -> ByteWord {
    ByteWord(bits: left.bits | right.bits)
  }

  var isASCII: Bool { bits & Self.highBits == 0 }

  /// How many of the bytes start a Unicode scalar.
  var scalarCount: Int { Self.size - (bits & ~(bits << 1) & Self.highBits).nonzeroBitCount }

  /// The highest bit of each byte that is equal to one of two.
  func matches(_ first: UInt8, _ second: UInt8) -> UInt64 {
    zeroBytes(bits ^ Self.repeating(first)) | zeroBytes(bits ^ Self.repeating(second))
  }

  private func zeroBytes(_ word: UInt64) -> UInt64 {
    ~((word & Self.lowBits) &+ Self.lowBits | word | Self.lowBits)
  }

  private static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
