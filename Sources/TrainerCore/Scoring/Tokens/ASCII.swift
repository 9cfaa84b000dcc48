/// Kinds of bytes that words, names and code are told by.
extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isASCIIBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var isASCIIUpper: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension [UInt8] {
  /// The scalar that begins at an offset, and its length in bytes; the replacement character and one
  /// byte where none does.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    var decoder = UTF8()
    var rest = self[offset..<Swift.min(offset + 4, count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return ("\u{FFFD}", 1) }
    return (scalar, UTF8.width(scalar))
  }
}
