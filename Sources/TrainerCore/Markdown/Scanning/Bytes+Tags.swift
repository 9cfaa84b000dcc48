/// HTML tags as CommonMark 0.31.2, 6.6 reads them.
extension UnsafeBufferPointer<UInt8> {
  /// The letters, digits and hyphens of a tag's name; empty when no letter comes first.
  func tagName(at start: Int, end: Int) -> Range<Int> {
    guard start < end, self[start].isLetter else { return start..<start }
    var offset = start + 1
    while offset < end, self[offset].isLetter || self[offset].isDigit || self[offset] == "-" {
      offset += 1
    }
    return start..<offset
  }

  /// The offset behind the open or closing tag that begins with `<` at an offset.
  func tagEnd(at start: Int, end: Int) -> Int? {
    if start + 1 < end, self[start + 1] == "/" {
      let name = tagName(at: start + 2, end: end)
      guard !name.isEmpty else { return nil }
      let next = skippingSpaces(name.upperBound, end: end)
      return next < end && self[next] == ">" ? next + 1 : nil
    }
    let name = tagName(at: start + 1, end: end)
    guard !name.isEmpty else { return nil }
    var offset = name.upperBound
    while let next = attributeEnd(at: offset, end: end) { offset = next }
    offset = skippingSpaces(offset, end: end)
    if offset < end, self[offset] == "/" { offset += 1 }
    return offset < end && self[offset] == ">" ? offset + 1 : nil
  }

  /// The offset behind an attribute and the space it needs before it.
  private func attributeEnd(at start: Int, end: Int) -> Int? {
    var offset = skippingSpaces(start, end: end)
    guard offset > start, offset < end else { return nil }
    guard self[offset].isLetter || self[offset] == "_" || self[offset] == ":" else { return nil }
    while offset < end, self[offset].continuesAttributeName { offset += 1 }
    let equals = skippingSpaces(offset, end: end)
    guard equals < end, self[equals] == "=" else { return offset }
    return attributeValueEnd(at: skippingSpaces(equals + 1, end: end), end: end)
  }

  private func attributeValueEnd(at start: Int, end: Int) -> Int? {
    guard start < end else { return nil }
    var offset = start
    if self[start] == "\"" || self[start] == "'" {
      offset += 1
      while offset < end, self[offset] != self[start] { offset += 1 }
      return offset < end ? offset + 1 : nil
    }
    while offset < end, self[offset].continuesUnquotedValue { offset += 1 }
    return offset > start ? offset : nil
  }

  /// The first offset at or after `offset` that holds no space, tab or line end.
  func skippingSpaces(_ offset: Int, end: Int) -> Int {
    var offset = offset
    while offset < end, self[offset].isSpace { offset += 1 }
    return offset
  }
}

extension UInt8 {
  fileprivate var continuesAttributeName: Bool {
    isLetter || isDigit || self == "_" || self == ":" || self == "." || self == "-"
  }

  fileprivate var continuesUnquotedValue: Bool {
    switch self {
    case "\"", "'", "=", "<", ">", "`": false
    default: !isSpace
    }
  }
}
