/// The 64-bit FNV-1a hash: the same on every machine and for ever, unlike `Hasher`.
///
/// Offset and prime are those of the Internet draft "The FNV Non-Cryptographic Hash Algorithm".
package func fnv1a64(_ bytes: some Sequence<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes {
    hash ^= UInt64(byte)
    hash &*= 0x0000_0100_0000_01B3
  }
  return hash
}
