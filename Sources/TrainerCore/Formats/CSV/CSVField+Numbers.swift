import TrainerText

extension CSVField {
  /// The whole number of which the field is the only spelling, or nil.
  @inline(__always)
  func integerName(in bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard !range.isEmpty, UInt8(ascii: "1")...UInt8(ascii: "9") ~= bytes[range.lowerBound],
      bytes[range.upperBound - 1] != UInt8(ascii: " ")
    else { return nil }
    return wholeNumber(in: bytes)
  }

  /// The decimal whole number that the field is, blanks around it passed over, or nil.
  @inline(__always)
  func wholeNumber(in bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    var index = range.lowerBound
    var end = range.upperBound
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    while end > index, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let isNegative = index < end && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    // Eighteen digits always fit.
    guard index < end, end - index <= 18 else { return nil }
    var value: Int64 = 0
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int64(digit)
      index += 1
    }
    return isNegative ? -value : value
  }
}
