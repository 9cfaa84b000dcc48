#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte stands in a range; the system's search looks at many bytes at once.
  func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    guard let start = baseAddress, !range.isEmpty else { return false }
    return memchr(start + range.lowerBound, Int32(byte), range.count) != nil
  }
}
