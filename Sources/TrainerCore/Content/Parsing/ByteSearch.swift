#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte in a range; the system's search looks at many bytes at once.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let start = baseAddress, !range.isEmpty else { return nil }
    return memchr(start + range.lowerBound, Int32(byte), range.count)
      .map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
  }

  /// Whether a byte stands in a range.
  func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    firstIndex(of: byte, in: range) != nil
  }
}
