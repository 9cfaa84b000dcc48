#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension UnsafeRawBufferPointer {
  /// The first place at or after `start` that holds a byte.
  @inline(__always)
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}

/// Walks over the bytes of a line of JSON whose shape is known; what it does not take, it leaves to
/// a parser.
struct ByteCursor {
  let bytes: UnsafeRawBufferPointer
  private(set) var index = 0

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  @inline(__always)
  var isAtEnd: Bool { index == bytes.count }

  /// Passes over bytes that are there.
  @inline(__always)
  mutating func skip(_ count: Int) { index &+= count }

  /// Passes over a text that stands here.
  @inline(__always)
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index &+ count <= bytes.count, let start = bytes.baseAddress,
      memcmp(start + index, text.utf8Start, count) == 0
    else { return false }
    index &+= count
    return true
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index &+= 1
    return true
  }

  /// Takes what stands before the next quote, and the quote; nil for anything but printable ASCII
  /// without a backslash.
  @inline(__always)
  mutating func plainText() -> UnsafeRawBufferPointer? {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index &+= 1
        return UnsafeRawBufferPointer(rebasing: bytes[start..<index &- 1])
      }
      if byte < 0x20 || byte > 0x7E || byte == UInt8(ascii: "\\") { return nil }
      index &+= 1
    }
    return nil
  }

  /// Takes a whole number of at most 18 digits, as JSON writes it.
  @inline(__always)
  mutating func integer() -> Int64? {
    let isNegative = take(UInt8(ascii: "-"))
    guard let (value, count) = digits(), count <= 18 else { return nil }
    return isNegative ? -value : value
  }

  /// Takes digits, without a zero before others; returns their value and count.
  @inline(__always)
  mutating func digits() -> (value: Int64, count: Int)? {
    let start = index
    var value: Int64 = 0
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      value = value &* 10 &+ Int64(digit)
      index &+= 1
    }
    let count = index &- start
    guard count > 0, count == 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
    return (value, count)
  }
}
