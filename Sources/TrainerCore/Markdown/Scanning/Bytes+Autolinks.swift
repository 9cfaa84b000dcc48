/// Links between angle brackets, CommonMark 0.31.2, 6.5.
extension UnsafeBufferPointer<UInt8> {
  /// The offset behind `<scheme:…>`; a scheme has 2 to 32 characters.
  func addressEnd(at start: Int, end: Int) -> Int? {
    var offset = start + 1
    guard offset < end, self[offset].isLetter else { return nil }
    while offset < end, self[offset].continuesScheme, offset - start <= 33 { offset += 1 }
    guard (3...33).contains(offset - start), offset < end, self[offset] == ":" else { return nil }
    while offset < end {
      switch self[offset] {
      case ">": return offset + 1
      case 1...32, 127, "<": return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// The offset behind `<name@host>`.
  func mailEnd(at start: Int, end: Int) -> Int? {
    var offset = start + 1
    while offset < end, self[offset].continuesMailName { offset += 1 }
    guard offset > start + 1, offset < end, self[offset] == "@" else { return nil }
    while offset < end, self[offset] != ">" {
      guard let next = hostLabelEnd(at: offset + 1, end: end) else { return nil }
      offset = next
    }
    return offset < end ? offset + 1 : nil
  }

  /// The dot or bracket behind one label of a host: at most 63 letters, digits and inner hyphens.
  private func hostLabelEnd(at start: Int, end: Int) -> Int? {
    var offset = start
    while offset < end, self[offset].isLetter || self[offset].isDigit || self[offset] == "-" {
      offset += 1
    }
    guard (1...63).contains(offset - start), offset < end, self[start] != "-",
      self[offset - 1] != "-", self[offset] == "." || self[offset] == ">"
    else { return nil }
    return offset
  }
}

extension UInt8 {
  fileprivate var continuesScheme: Bool {
    isLetter || isDigit || self == "+" || self == "." || self == "-"
  }

  fileprivate var continuesMailName: Bool {
    switch self {
    case "\"", "(", ")", ",", ":", ";", "<", ">", "@", "[", "\\", "]": false
    default: isLetter || isDigit || isPunctuation
    }
  }
}
