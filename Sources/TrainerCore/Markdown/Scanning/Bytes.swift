/// The bytes a scanner reads; they live as long as the closure that hands them out.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
  /// The byte at an offset, or zero behind the end, so that scanners need no test of their own.
  @inline(__always)
  func peek(_ offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

  /// The first offset at or after `offset` that holds neither a space nor a tab.
  func skippingBlanks(_ offset: Int, end: Int) -> Int {
    var offset = offset
    while offset < end, self[offset].isBlank { offset += 1 }
    return offset
  }

  /// The end of `offset..<end` without the spaces and tabs it ends with.
  func trimmingBlanks(_ offset: Int, end: Int) -> Int {
    var end = end
    while end > offset, self[end - 1].isBlank { end -= 1 }
    return end
  }

  /// How many times `byte` follows itself from `offset` on.
  func run(of byte: UInt8, at offset: Int, end: Int) -> Int {
    var next = offset
    while next < end, self[next] == byte { next += 1 }
    return next - offset
  }
}

extension UInt8 {
  /// A space or a tab.
  @inline(__always)
  var isBlank: Bool { self == 32 || self == 9 }

  /// A space, a tab or a line end.
  @inline(__always)
  var isSpace: Bool { self == 32 || (9...13).contains(self) }

  /// `a` to `z`, `A` to `Z`.
  @inline(__always)
  var isLetter: Bool { (97...122).contains(self | 32) }

  /// `0` to `9`.
  @inline(__always)
  var isDigit: Bool { (48...57).contains(self) }

  /// One of the marks that a backslash makes literal.
  @inline(__always)
  var isPunctuation: Bool {
    switch self {
    case 33...47, 58...64, 91...96, 123...126: true
    default: false
    }
  }

  /// The lower case of a letter, any other byte as it is.
  @inline(__always)
  var lowercased: UInt8 { (65...90).contains(self) ? self | 32 : self }
}

/// Lets a byte be compared with the character it stands for: `byte == "#"`.
@inline(__always)
func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { byte == UInt8(ascii: scalar) }

/// Lets a byte be compared with the character it stands for: `byte != "#"`.
@inline(__always)
func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { byte != UInt8(ascii: scalar) }

/// Lets a byte be matched against characters: `case "#":`.
@inline(__always)
func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: scalar) }
