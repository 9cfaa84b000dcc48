extension StudyDay: CustomStringConvertible {
  /// The date as ISO 8601 writes it, `2026-12-04`.
  public var iso: String {
    var text: [UInt8] = []
    appendISO(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds the date as ISO 8601 writes it: where there are millions, no text is made of each.
  package func appendISO(to text: inout [UInt8]) {
    let date = civil
    text.appendPadded(date.year, to: 4)
    text.append(UInt8(ascii: "-"))
    text.appendPadded(date.month, to: 2)
    text.append(UInt8(ascii: "-"))
    text.appendPadded(date.day, to: 2)
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

extension [UInt8] {
  /// Adds the digits of a number, with zeros before them up to a width.
  package mutating func appendPadded(_ value: Int, to width: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var unit: UInt = 1
    for _ in 1..<width { unit *= 10 }
    while value.magnitude / unit > 9 { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value.magnitude / unit % 10))
      unit /= 10
    }
  }
}

private func decimal(_ bytes: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for byte in bytes {
    guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}
