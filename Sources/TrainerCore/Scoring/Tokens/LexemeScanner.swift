/// Cuts a text into lexemes, in one pass over its bytes.
struct LexemeScanner {
  let bytes: [UInt8]
  var offset = 0
  private var lexemes: [Lexeme] = []

  /// How many brackets of calls are open: `didMove(toParent: self)` holds no pause.
  var callDepth = 0

  /// The lexemes of a text, in order.
  static func lexemes(of bytes: [UInt8]) -> [Lexeme] {
    var scanner = LexemeScanner(bytes: bytes)
    while scanner.offset < bytes.count { scanner.takeNext() }
    return scanner.lexemes
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func takeNext() {
    let byte = bytes[offset]
    if byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80 {
      takeWordOrSign()
    } else if byte.isASCIIDigit {
      take(.number, while: { $0.isASCIIDigit })
    } else {
      takeSign(byte)
    }
  }

  private mutating func take(_ kind: Lexeme.Kind, while belongs: (UInt8) -> Bool) {
    let start = offset
    while offset < bytes.count, belongs(bytes[offset]) { offset += 1 }
    lexemes.append(Lexeme(kind: kind, range: start..<offset))
  }

  mutating func take(_ kind: Lexeme.Kind, length: Int) {
    lexemes.append(Lexeme(kind: kind, range: offset..<offset + length))
    offset += length
  }

  private mutating func takeWordOrSign() {
    let start = offset
    while offset < bytes.count, let length = letterLength(at: offset, from: start) {
      offset += length
    }
    if offset > start {
      lexemes.append(Lexeme(kind: .word, range: start..<offset))
    } else {
      takeWideSign()
    }
  }

  /// How many bytes of a word stand here; an apostrophe belongs to it between letters.
  private func letterLength(at offset: Int, from start: Int) -> Int? {
    let byte = bytes[offset]
    if byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") { return 1 }
    if byte >= 0x80 { return wideLetterLength(at: offset, from: start) }
    if byte == UInt8(ascii: "-") { return isInsideHeaderName(offset, from: start) ? 1 : nil }
    guard byte == UInt8(ascii: "'"), offset > start, isLetter(offset + 1) else { return nil }
    return 1
  }

  /// Whether a hyphen joins two parts with a capital each, as in `Retry-After`.
  private func isInsideHeaderName(_ offset: Int, from start: Int) -> Bool {
    offset > start && offset + 2 < bytes.count && bytes[start].isASCIIUpper
      && bytes[offset + 1].isASCIIUpper && bytes[offset + 2].isASCIILetter
      && !bytes[offset + 2].isASCIIUpper
  }

  private func wideLetterLength(at offset: Int, from start: Int) -> Int? {
    let (scalar, length) = bytes.scalar(at: offset)
    if scalar == "\u{2019}" {
      return offset > start && isLetter(offset + length) ? length : nil
    }
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.numericType != nil || properties.isDiacritic
    else { return nil }
    return length
  }

  private func isLetter(_ offset: Int) -> Bool {
    offset < bytes.count && (bytes[offset].isASCIILetter || bytes[offset] >= 0x80)
  }

  private mutating func takeWideSign() {
    let (scalar, length) = bytes.scalar(at: offset)
    switch scalar {
    case "→", "⇒", "➜", "➔": take(.arrow, length: length)
    case "–", "—", "•", "·", "“", "”", "…": take(.pause, length: length)
    case "≠": take(.difference, length: length)
    case "\u{2028}", "\u{2029}": take(.lineEnd, length: length)
    default: offset += length
    }
  }

  var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }
}
