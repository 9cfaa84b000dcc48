extension UnsafeBufferPointer<UInt8> {
  /// The characters of the reference that begins with `&` at an offset, and the offset behind it.
  func entity(at start: Int, end: Int) -> (scalars: [Unicode.Scalar], next: Int)? {
    if start + 1 < end, self[start + 1] == "#" { return numericEntity(at: start, end: end) }
    var offset = start + 1
    let limit = Swift.min(end, offset + HTMLEntities.longestName + 1)
    while offset < limit, self[offset].isLetter || self[offset].isDigit { offset += 1 }
    guard offset < end, self[offset] == ";", offset > start + 1,
      let scalars = HTMLEntities.scalars(named: self[start + 1..<offset])
    else { return nil }
    return (scalars, offset + 1)
  }

  /// `&#` and one to seven digits, or `&#x` and one to six hexadecimal ones.
  private func numericEntity(
    at start: Int, end: Int
  ) -> (scalars: [Unicode.Scalar], next: Int)? {
    let isHexadecimal = start + 2 < end && self[start + 2].lowercased == "x"
    let digits = start + (isHexadecimal ? 3 : 2)
    var offset = digits
    var number: UInt32 = 0
    let limit = Swift.min(end, digits + (isHexadecimal ? 6 : 7))
    while offset < limit, let digit = self[offset].digit(radix: isHexadecimal ? 16 : 10) {
      number = number * (isHexadecimal ? 16 : 10) + digit
      offset += 1
    }
    guard offset > digits, offset < end, self[offset] == ";" else { return nil }
    return ([HTMLEntities.scalar(numbered: number)], offset + 1)
  }
}

extension UInt8 {
  fileprivate func digit(radix: UInt32) -> UInt32? {
    let value: UInt32
    switch self {
    case 48...57: value = UInt32(self) - 48
    case 65...70, 97...102: value = UInt32(self | 32) - 87
    default: return nil
    }
    return value < radix ? value : nil
  }
}
