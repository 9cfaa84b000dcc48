/// Eight bytes of a text folded at once: of most texts nearly all are letters and single blanks.
struct FoldedWord {
  static let size = 8

  /// The bytes in lower case, the first in the lowest bits.
  let folded: UInt64

  /// The highest bit of each byte that is not a letter, a digit or a single blank.
  private let others: UInt64

  /// Whether all of them are letters, digits and single blanks.
  var isPlain: Bool { others == 0 }

  /// How many such bytes come first.
  var plainCount: Int { others.trailingZeroBitCount / 8 }

  /// Reads the eight bytes at an offset; `last` is what was written before them.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, behind last: UInt8) {
    let bits = UInt64(
      littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
    folded = bits | Self.eight(0x20)
    // A sum reaches the highest bit of its byte from the wanted character on. A byte beyond ASCII
    // may carry into those behind it, which are not looked at any more.
    let letters = (folded &+ Self.eight(0x80 - 0x61)) & ~(folded &+ Self.eight(0x80 - 0x7B))
    let digits = (bits &+ Self.eight(0x80 - 0x30)) & ~(bits &+ Self.eight(0x80 - 0x3A))
    let blanks = ~((bits ^ Self.eight(0x20)) &+ Self.eight(0x7F)) & Self.eight(0x80)
    let before = blanks << 8 | (last == UInt8(ascii: " ") ? 0x80 : 0)
    let plain = (letters | digits | blanks) & ~bits & ~(blanks & before)
    others = ~plain & Self.eight(0x80)
  }

  @inline(__always)
  private static func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
