/// Cuts a text into lexemes, in one pass over its bytes.
struct LexemeScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var lexemes: [Lexeme] = []

  /// How many brackets of calls are open: `didMove(toParent: self)` holds no pause.
  private var callDepth = 0

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

  private mutating func take(_ kind: Lexeme.Kind, length: Int) {
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
    guard byte == UInt8(ascii: "'"), offset > start, isLetter(offset + 1) else { return nil }
    return 1
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
    case "–", "—", "→", "•", "·", "“", "”", "…": take(.pause, length: length)
    case "≠": take(.difference, length: length)
    case "\u{2028}", "\u{2029}": take(.lineEnd, length: length)
    default: offset += length
    }
  }

  private mutating func takeSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      callDepth = 0
      take(.lineEnd, length: 1)
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ";"): takeStop(byte)
    case UInt8(ascii: "="): takeEquals()
    case UInt8(ascii: "$"): take(.dollar, length: 1)
    case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "|"):
      take(.joiner, length: 1)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): takeOpening()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      callDepth = max(0, callDepth - 1)
      offset += 1
    case UInt8(ascii: ","), UInt8(ascii: ":"): takePause()
    case UInt8(ascii: "-"), UInt8(ascii: "*"): takeDash()
    default: offset += 1
    }
  }

  private mutating func takeOpening() {
    let isCall = offset > 0 && !bytes[offset - 1].isASCIIBlank
    if isCall || callDepth > 0 {
      callDepth += 1
      offset += 1
    } else {
      take(.pause, length: 1)
    }
  }

  private mutating func takePause() {
    if callDepth > 0 { offset += 1 } else { take(.pause, length: 1) }
  }

  /// A dot inside code or a number ends no sentence, nor does a mark with letters behind it.
  private mutating func takeStop(_ byte: UInt8) {
    if byte == UInt8(ascii: "!"), next == UInt8(ascii: "=") {
      takeRun(of: UInt8(ascii: "="), as: .difference)
      return
    }
    if let next, !next.isASCIIBlank, !")\"'`*_".utf8.contains(next), byte != UInt8(ascii: ";") {
      offset += 1
    } else {
      take(.sentenceEnd, length: 1)
    }
  }

  private mutating func takeEquals() {
    if next == UInt8(ascii: "=") {
      takeRun(of: UInt8(ascii: "="), as: .equality)
    } else {
      take(.assignment, length: 1)
    }
  }

  /// A sign and the run of another byte behind it.
  private mutating func takeRun(of byte: UInt8, as kind: Lexeme.Kind) {
    var length = 1
    while offset + length < bytes.count, bytes[offset + length] == byte { length += 1 }
    take(kind, length: length)
  }

  /// A dash between blanks, or at the start of a line; between letters it is nothing.
  private mutating func takeDash() {
    let isBehindBlank = offset == 0 || bytes[offset - 1].isASCIIBlank
    if isBehindBlank { take(.pause, length: 1) } else { offset += 1 }
  }

  private var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }
}

extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isASCIIBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var isASCIIUpper: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension [UInt8] {
  /// The scalar that begins at an offset, and its length in bytes; the replacement character and one
  /// byte where none does.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    var decoder = UTF8()
    var rest = self[offset..<Swift.min(offset + 4, count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return ("\u{FFFD}", 1) }
    return (scalar, UTF8.width(scalar))
  }
}
