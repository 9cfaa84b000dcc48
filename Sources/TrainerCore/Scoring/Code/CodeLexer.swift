/// Cuts Swift source into tokens; layout, comments and what stands in strings are passed over.
struct CodeLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var tokens: [CodeToken] = []

  /// The tokens of a text, in order; any text has some.
  static func tokens(of bytes: [UInt8]) -> [CodeToken] {
    var lexer = CodeLexer(bytes: bytes)
    while lexer.offset < bytes.count { lexer.takeNext() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < bytes.count ? bytes[offset + ahead] : nil
  }

  private mutating func takeNext() {
    let current = bytes[offset]
    if current.isASCIIBlank {
      offset += 1
    } else if current == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
      while let next = byte(), next != 0x0A, next != 0x0D { _ = next; offset += 1 }
    } else if current == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
      skipComment()
    } else if current == UInt8(ascii: "\"") {
      takeString()
    } else if Self.beginsIdentifier(current) {
      take(.identifier) { Self.beginsIdentifier($0) || $0.isASCIIDigit }
    } else if current.isASCIIDigit {
      take(.number) { $0.isASCIIDigit || $0.isASCIILetter || $0 == UInt8(ascii: "_") }
    } else {
      takeSign()
    }
  }

  private static func beginsIdentifier(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private mutating func take(_ kind: CodeToken.Kind, while belongs: (UInt8) -> Bool) {
    let start = offset
    while let next = byte(), belongs(next) { offset += 1 }
    append(kind, from: start)
  }

  private mutating func append(_ kind: CodeToken.Kind, from start: Int) {
    let text = kind == .string ? "" : String(decoding: bytes[start..<offset], as: UTF8.self)
    tokens.append(CodeToken(kind: kind, text: text, range: start..<offset))
  }

  /// Comments nest in Swift.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    offset = min(offset, bytes.count)
  }

  private mutating func takeString() {
    let start = offset
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    offset += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\\") {
        offset += 2
      } else if next == UInt8(ascii: "\""), closesString(quotes) {
        offset += quotes
        break
      } else if !isLong, next == 0x0A || next == 0x0D {
        break
      } else {
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
    append(.string, from: start)
  }

  private func closesString(_ quotes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
  }

  private static let longSigns = [
    "===", "!==", "...", "..<", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=",
  ]
  .map { Array($0.utf8) }

  private mutating func takeSign() {
    let start = offset
    let rest = bytes[offset...].prefix(3)
    offset += Self.longSigns.first { rest.starts(with: $0) }?.count ?? 1
    append(.sign, from: start)
  }
}
