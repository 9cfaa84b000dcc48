/// What ends an HTML block; the start decides it, in the order of CommonMark's seven conditions.
enum HTMLBlockEnd {
  /// The closing tag of a `pre`, `script`, `style` or `textarea`.
  case closingTag

  /// `-->`.
  case comment

  /// `?>`.
  case instruction

  /// `>`.
  case declaration

  /// `]]>`.
  case characterData

  /// A blank line.
  case blankLine

  /// Recognises the start of an HTML block.
  init?(of bytes: Bytes, at start: Int, end: Int, interruptsParagraph: Bool) {
    switch start + 1 < end ? bytes[start + 1] : 0 {
    case "!":
      guard let kind = Self.markup(bytes, at: start, end: end) else { return nil }
      self = kind
    case "?":
      self = .instruction
    default:
      let isClosing = bytes.peek(start + 1) == "/"
      let name = bytes.tagName(at: start + (isClosing ? 2 : 1), end: end)
      if !isClosing, Self.isVerbatim(bytes, name, end: end) {
        self = .closingTag
      } else if Self.isBlock(bytes, name, end: end) {
        self = .blankLine
      } else if !interruptsParagraph, Self.isLoneTag(bytes, at: start, name, end: end) {
        self = .blankLine
      } else {
        return nil
      }
    }
  }

  private static func markup(_ bytes: Bytes, at start: Int, end: Int) -> HTMLBlockEnd? {
    if bytes.matches("<!--", at: start, end: end) { return .comment }
    if bytes.matches("<![CDATA[", at: start, end: end) { return .characterData }
    return start + 2 < end && bytes[start + 2].isLetter ? .declaration : nil
  }

  private static func isVerbatim(_ bytes: Bytes, _ name: Range<Int>, end: Int) -> Bool {
    guard name.upperBound == end || bytes[name.upperBound].isSpace || bytes[name.upperBound] == ">"
    else { return false }
    return isNamedVerbatim(bytes, name)
  }

  private static func isNamedVerbatim(_ bytes: Bytes, _ name: Range<Int>) -> Bool {
    HTMLNames.verbatim.contains { bytes.equalsIgnoringCase($0, name) }
  }

  private static func isBlock(_ bytes: Bytes, _ name: Range<Int>, end: Int) -> Bool {
    let next = name.upperBound
    guard
      next == end || bytes[next].isSpace || bytes[next] == ">"
        || bytes.matches("/>", at: next, end: end)
    else { return false }
    return !name.isEmpty && HTMLNames.isBlock(bytes, name)
  }

  private static func isLoneTag(
    _ bytes: Bytes, at start: Int, _ name: Range<Int>, end: Int
  ) -> Bool {
    guard let tagEnd = bytes.tagEnd(at: start, end: end) else { return false }
    return bytes.skippingBlanks(tagEnd, end: end) == end && !isNamedVerbatim(bytes, name)
  }

  /// Whether a line holds what ends the block.
  func isReached(in bytes: Bytes, from start: Int, to end: Int) -> Bool {
    switch self {
    case .closingTag:
      HTMLNames.verbatim.contains { bytes.closes($0, from: start, to: end) }
    case .comment: bytes.find("-->", from: start, to: end) != nil
    case .instruction: bytes.find("?>", from: start, to: end) != nil
    case .declaration: bytes.find(">", from: start, to: end) != nil
    case .characterData: bytes.find("]]>", from: start, to: end) != nil
    case .blankLine: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether `</name>` stands somewhere in a range.
  fileprivate func closes(_ name: StaticString, from start: Int, to end: Int) -> Bool {
    var offset = start
    while let found = find("</", from: offset, to: end) {
      let nameEnd = found + 2 + name.utf8CodeUnitCount
      if nameEnd < end, self[nameEnd] == ">", equalsIgnoringCase(name, found + 2..<nameEnd) {
        return true
      }
      offset = found + 2
    }
    return false
  }
}
