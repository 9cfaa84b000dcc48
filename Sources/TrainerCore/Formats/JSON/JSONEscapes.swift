extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes of the scalar that starts here if it must not be written as it is, else 0.
  func lengthOfEscapedScalar(at index: Int) -> Int {
    switch self[index] {
    case 0..<0x20, 0x22, 0x5C, 0x7F: 1
    case 0xC2: self[index + 1] < 0xA0 ? 2 : 0  // C1 controls
    case 0xE2:
      switch (self[index + 1], self[index + 2]) {
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): 3  // U+200E to U+2069
      default: 0
      }
    default: 0
    }
  }
}

extension UInt16 {
  /// The escape of a unit of UTF-16, the short one where JSON has one.
  var escapedInJSON: String {
    switch self {
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default:
      let digits = String(self, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
