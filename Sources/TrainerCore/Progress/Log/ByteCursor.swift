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
  /// The byte that comes next.
  private(set) var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// Starts before the first of some bytes; nil where there are none.
  @inline(__always)
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress, !bytes.isEmpty else {
      return nil
    }
    next = start
    end = start + bytes.count
  }

  @inline(__always)
  var isAtEnd: Bool { next == end }

  @inline(__always)
  var peek: UInt8? { next < end ? next.pointee : nil }

  /// The bytes from a place that was passed to here.
  @inline(__always)
  func bytes(from start: UnsafePointer<UInt8>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: next - start)
  }

  /// Passes over the next byte, which must be there.
  @inline(__always)
  mutating func skip() { next += 1 }

  /// Passes over a text that stands here.
  @inline(__always)
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - next >= count, memcmp(next, text.utf8Start, count) == 0 else { return false }
    next += count
    return true
  }

  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    next += 1
    return true
  }

  /// Takes what stands before the next quote, and the quote; nil for anything but printable ASCII
  /// without a backslash.
  @inline(__always)
  mutating func plainText() -> UnsafeRawBufferPointer? {
    let start = next
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        let text = bytes(from: start)
        next += 1
        return text
      }
      if byte < 0x20 || byte > 0x7E || byte == UInt8(ascii: "\\") { return nil }
      next += 1
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
    let start = next
    var value: Int64 = 0
    while let eight = eightDigits() { value = value &* 100_000_000 &+ eight }
    while let digit = digit() { value = value &* 10 &+ Int64(digit) }
    let count = next - start
    guard count > 0, count == 1 || start.pointee != UInt8(ascii: "0") else { return nil }
    return (value, count)
  }

  /// Takes eight digits, where as many come next.
  ///
  /// Neighbours are put together to pairs, pairs to fours, and fours to the whole, all at once in one
  /// word: see D. Lemire, "Quickly parsing eight digits" (2018).
  @inline(__always)
  private mutating func eightDigits() -> Int64? {
    guard end - next >= 8 else { return nil }
    let text = UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
    var word = text ^ 0x3030_3030_3030_3030
    // What is no digit is above 9: then it, or it and 6, takes more than four bits.
    guard (word | (word &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else { return nil }
    word = (word &* (10 << 8 | 1)) >> 8 & 0x00FF_00FF_00FF_00FF
    word = (word &* (100 << 16 | 1)) >> 16 & 0x0000_FFFF_0000_FFFF
    word = (word &* (10_000 << 32 | 1)) >> 32
    next += 8
    return Int64(truncatingIfNeeded: word)
  }

  /// Takes the next digit.
  @inline(__always)
  mutating func digit() -> UInt8? {
    guard let byte = peek, case let digit = byte &- UInt8(ascii: "0"), digit < 10 else {
      return nil
    }
    next += 1
    return digit
  }
}
