/// The 64-bit FNV-1a hash: the same on every machine and for ever, unlike `Hasher`.
///
/// Offset and prime are those of the Internet draft "The FNV Non-Cryptographic Hash Algorithm".
@usableFromInline
package struct FNV1a: Sendable {
  /// The hash of the bytes so far.
  @usableFromInline package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Begins with no bytes.
  @inlinable package init() {}

  /// Adds a byte.
  @inlinable
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}

/// The 64-bit FNV-1a hash of some bytes.
@inlinable
package func fnv1a64(_ bytes: some Sequence<UInt8>) -> UInt64 {
  var hash = FNV1a()
  for byte in bytes { hash.add(byte) }
  return hash.value
}
