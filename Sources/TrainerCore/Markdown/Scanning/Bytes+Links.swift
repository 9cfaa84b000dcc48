import TrainerText

/// The parts of links and of link reference definitions, CommonMark 0.31.2, 4.7 and 6.3.
extension UnsafeBufferPointer<UInt8> {
  /// The text of the label that begins with `[` at an offset; the label ends one byte later.
  func label(at start: Int, end: Int) -> Range<Int>? {
    guard start < end, self[start] == "[" else { return nil }
    var offset = start + 1
    var characters = 0
    var hasText = false
    while offset < end, characters <= 999 {
      switch self[offset] {
      case "]": return hasText ? start + 1..<offset : nil
      case "[": return nil
      case "\\" where offset + 1 < end && self[offset + 1].isPunctuation:
        offset += 1
        characters += 2
        hasText = true
      case let byte:
        if !byte.continuesScalar { characters += 1 }
        if !byte.isSpace { hasText = true }
      }
      offset += 1
    }
    return nil
  }

  /// A link's destination, without its angle brackets, and the offset behind it.
  func destination(at start: Int, end: Int) -> (text: Range<Int>, next: Int)? {
    if start < end, self[start] == "<" { return bracketedDestination(at: start, end: end) }
    var offset = start
    var depth = 0
    scan: while offset < end {
      switch self[offset] {
      case "\\" where offset + 1 < end && self[offset + 1].isPunctuation: offset += 1
      case "(":
        depth += 1
        if depth > 32 { return nil }
      case ")":
        if depth == 0 { break scan }
        depth -= 1
      // NUL counts as the U+FFFD it is shown as.
      case 1...32, 127: break scan
      default: break
      }
      offset += 1
    }
    return depth == 0 ? (start..<offset, offset) : nil
  }

  private func bracketedDestination(at start: Int, end: Int) -> (text: Range<Int>, next: Int)? {
    var offset = start + 1
    while offset < end {
      switch self[offset] {
      case ">": return (start + 1..<offset, offset + 1)
      case "<", "\n": return nil
      case "\\" where offset + 1 < end && self[offset + 1].isPunctuation: offset += 1
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// A link's title, without its quotes, and the offset behind it.
  func title(at start: Int, end: Int) -> (text: Range<Int>, next: Int)? {
    guard start < end, let closing = Self.closing(of: self[start]) else { return nil }
    var offset = start + 1
    while offset < end {
      if self[offset] == closing { return (start + 1..<offset, offset + 1) }
      if self[offset] == "(", closing == ")" { return nil }
      if self[offset] == "\\", offset + 1 < end, self[offset + 1].isPunctuation { offset += 1 }
      offset += 1
    }
    return nil
  }

  private static func closing(of quote: UInt8) -> UInt8? {
    switch quote {
    case "\"", "'": quote
    case "(": UInt8(ascii: ")")
    default: nil
    }
  }
}
