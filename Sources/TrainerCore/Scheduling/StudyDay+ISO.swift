extension StudyDay: CustomStringConvertible {
  /// The date as ISO 8601 writes it, `2026-12-04`.
  public var iso: String {
    let date = (year: year, month: month, day: day)
    return "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
  }

  /// Reads `2026-12-04`; nil where the text is anything else or the calendar has no such date.
  public init?(iso: some StringProtocol) {
    let bytes = Array(iso.utf8)
    let hyphen = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen,
      let year = decimal(bytes[0..<4]), let month = decimal(bytes[5..<7]),
      let day = decimal(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date as ISO 8601 writes it.
  public var description: String { iso }
}

private func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (value < 0 ? "-" : "") + zeros + digits
}

private func decimal(_ bytes: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for byte in bytes {
    guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}
