import TrainerText

// The bytes are known to be UTF-8, and strings are cut at ASCII only: decoding mends nothing.
extension JSONParser {
  /// Reads a string from its opening quote to its closing one.
  mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    skipPlainBytes()
    guard peek == "\"" else { return try escapedString(from: start) }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  /// Reads on in a string that holds an escape.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var decoded = Array(bytes[start..<index])
    while true {
      switch peek {
      case "\"":
        index += 1
        return String(decoding: decoded, as: UTF8.self)
      case "\\": decoded += try String(escape()).utf8
      case nil: throw error("expected a closing quote")
      default: throw error("a control character in a string must be escaped")
      }
      let plainStart = index
      skipPlainBytes()
      decoded += bytes[plainStart..<index]
    }
  }

  private mutating func skipPlainBytes() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      index += 1
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let letter = peek else { throw error("expected an escape") }
    index += 1
    switch letter {
    case "\"", "\\", "/": return letter
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape()
    default: throw error("there is no such escape", at: start)
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair where one follows.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    if first < 0xDC00, take("\\"), take("u") {
      let second = try fourHexDigits()
      if 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    index = afterFirst
    return "\u{FFFD}"
  }

  private mutating func fourHexDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek?.hexDigitValue else {
        throw error("expected four hexadecimal digits after \\u")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
