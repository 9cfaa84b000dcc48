/// Signs between words: which end a sentence, which are a breath, which stand for a word.
extension LexemeScanner {
  mutating func takeSign(_ byte: UInt8) {
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
      take(byte == UInt8(ascii: "?") ? .questionMark : .sentenceEnd, length: 1)
    }
  }

  private mutating func takeEquals() {
    if next == UInt8(ascii: "=") {
      takeRun(of: UInt8(ascii: "="), as: .equality)
    } else if next == UInt8(ascii: ">") {
      take(.arrow, length: 2)
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

  /// How long the arrow is that begins here with dashes; nil where none does.
  private var arrowLength: Int? {
    var end = offset
    while end < bytes.count, end - offset < 3, bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end > offset, end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return nil }
    return end + 1 - offset
  }

  /// A dash between blanks, or at the start of a line; between letters it is nothing.
  private mutating func takeDash() {
    if let length = arrowLength {
      take(.arrow, length: length)
      return
    }
    let isBehindBlank = offset == 0 || bytes[offset - 1].isASCIIBlank
    if isBehindBlank { take(.pause, length: 1) } else { offset += 1 }
  }
}
