extension HTMLOutput {
  mutating func writeEscaped(_ text: String) {
    Array(text.utf8).withUnsafeBufferPointer { html.appendEscaped($0[...]) }
  }
}

extension [UInt8] {
  /// Appends text with the characters that mean something in HTML as references.
  mutating func appendEscaped(_ text: Slice<Bytes>) {
    let bytes = text.base
    var start = text.startIndex
    for offset in text.indices {
      guard let reference = bytes[offset].reference else { continue }
      append(contentsOf: bytes[start..<offset])
      reference.withUTF8Buffer { append(contentsOf: $0) }
      start = offset + 1
    }
    append(contentsOf: bytes[start..<text.endIndex])
  }

  /// Appends an address as an attribute's value: what no address may hold is percent-encoded.
  mutating func appendAddress(_ address: [UInt8]) {
    for byte in address {
      switch byte {
      case "&": append(contentsOf: "&amp;".utf8)
      case "'": append(contentsOf: "&#x27;".utf8)
      case 0: append(contentsOf: "%EF%BF%BD".utf8)
      case let byte where byte.isLetter || byte.isDigit || byte.standsInAddresses: append(byte)
      default:
        append(UInt8(ascii: "%"))
        append((byte >> 4).hexadecimalDigit)
        append((byte & 15).hexadecimalDigit)
      }
    }
  }

  /// Whether an address is relative or of a scheme that only leads somewhere.
  var isHarmlessAddress: Bool {
    guard let colon = firstIndex(where: { $0 == ":" || $0 == "/" || $0 == "?" || $0 == "#" }),
      self[colon] == ":"
    else { return true }
    let scheme = String(decoding: self[..<colon], as: UTF8.self).lowercased()
    return scheme == "http" || scheme == "https" || scheme == "mailto"
  }
}

extension UInt8 {
  /// The character reference that HTML text needs in place of this byte.
  fileprivate var reference: StaticString? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }

  /// `0` to `9`, `A` to `F` for a number below 16.
  fileprivate var hexadecimalDigit: UInt8 { self < 10 ? 48 + self : 55 + self }

  fileprivate var standsInAddresses: Bool {
    switch self {
    case "-", "_", ".", "+", "!", "*", "(", ")", ",", "%", "#", "@", "?", "=", ";", ":", "/",
      "$", "~":
      true
    default: false
    }
  }
}
