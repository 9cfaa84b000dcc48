extension JSONParser {
  mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    let isNegative = take("-")
    let digitsStart = index
    let magnitude = try integerPart()
    let isWhole =
      peek != "." && peek != "e" && peek != "E"
    if isWhole, index - digitsStart < 19 { return .int(isNegative ? -magnitude : magnitude) }
    try fraction()
    try exponent()
    return try converted(start..<index, isWhole: isWhole)
  }

  /// Passes the digits before any point; their value is meant only where there are fewer than 19.
  private mutating func integerPart() throws(JSONError) -> Int64 {
    let start = index
    var value: Int64 = 0
    while let digit { value = value &* 10 &+ digit }
    guard index > start else { throw error("expected a digit") }
    if bytes[start] == UInt8(ascii: "0"), index - start > 1 {
      throw error("a number has no leading zero", at: start)
    }
    return value
  }

  private mutating func fraction() throws(JSONError) {
    guard take(".") else { return }
    guard digit != nil else { throw error("expected a digit after the point") }
    while digit != nil {}
  }

  private mutating func exponent() throws(JSONError) {
    guard take("e") || take("E") else { return }
    _ = take("+") || take("-")
    guard digit != nil else { throw error("expected a digit in the exponent") }
    while digit != nil {}
  }

  /// Takes the next digit.
  private var digit: Int64? {
    mutating get {
      guard index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10
      else { return nil }
      index += 1
      return Int64(digit)
    }
  }

  private func converted(_ range: Range<Int>, isWhole: Bool) throws(JSONError) -> JSONValue {
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    if isWhole, let value = Int64(text) { return .int(value) }
    guard let value = Double(text), value.isFinite else {
      throw error("the number is too large", at: range.lowerBound)
    }
    return .number(value)
  }
}
