extension InlineParser {
  /// A link between angle brackets, or raw HTML.
  mutating func takeAngle() {
    let end = bytes.count
    if let next = bytes.addressEnd(at: offset, end: end) {
      take(.leaf(.address), to: next, content: offset + 1..<next - 1)
    } else if let next = bytes.mailEnd(at: offset, end: end) {
      take(.leaf(.mail), to: next, content: offset + 1..<next - 1)
    } else if let next = htmlEnd() {
      take(.leaf(.html), to: next)
    } else {
      offset += 1
    }
  }

  private mutating func htmlEnd() -> Int? {
    let end = bytes.count
    switch bytes.peek(offset + 1) {
    case "?": return search("?>", from: offset + 2, \.instruction)
    case "!":
      if bytes.matches("<!--", at: offset, end: end) { return commentEnd() }
      if bytes.matches("<![CDATA[", at: offset, end: end) {
        return search("]]>", from: offset + 9, \.characterData)
      }
      guard bytes.peek(offset + 2).isLetter else { return nil }
      return search(">", from: offset + 3, \.declaration)
    default: return bytes.tagEnd(at: offset, end: end)
    }
  }

  private mutating func commentEnd() -> Int? {
    if bytes.matches(">", at: offset + 4, end: bytes.count) { return offset + 5 }
    if bytes.matches("->", at: offset + 4, end: bytes.count) { return offset + 6 }
    return search("-->", from: offset + 4, \.comment)
  }

  /// The offset behind the next place of a text; what is not found once is not looked for again.
  private mutating func search(
    _ text: StaticString, from start: Int, _ isExhausted: WritableKeyPath<ExhaustedSearches, Bool>
  ) -> Int? {
    if exhausted[keyPath: isExhausted] { return nil }
    if let found = bytes.find(text, from: start, to: bytes.count) {
      return found + text.utf8CodeUnitCount
    }
    exhausted[keyPath: isExhausted] = true
    return nil
  }
}
