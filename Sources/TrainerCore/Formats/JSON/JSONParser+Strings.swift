import TrainerText

// The bytes are known to be UTF-8, and strings are cut at ASCII only: decoding mends nothing.
extension JSONParser {
  /// Reads a string from its opening quote to its closing one.
  mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    skipPlainBytes()
    guard peek == UInt8(ascii: "\"") else { return try escapedString(from: start) }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  /// Reads on in a string that holds an escape.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var decoded = Array(bytes[start..<index])
    while true {
      switch peek {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"): decoded += try String(escape()).utf8
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
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error("there is no such escape", at: start)
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair where one follows.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
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
      guard let digit = peek.flatMap(\.hexDigitValue) else {
        throw error("expected four hexadecimal digits after \\u")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
