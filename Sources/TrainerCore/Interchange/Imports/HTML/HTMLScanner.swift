import TrainerMarkdown

/// Divides HTML into tags and text, whatever it is: what is no tag is text.
struct HTMLScanner {
  enum Token: Hashable {
    case text(String)
    case start(HTMLElement)
    case end(String)
  }

  private let bytes: [UInt8]
  private var index = 0

  /// Whether a quote in a tag was once not closed; then quotes mean nothing more.
  private var ignoresQuotes = false

  /// Whether nothing more ends a tag.
  private var hasNoMoreTags = false

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next token, or nil at the end.
  mutating func next() -> Token? {
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") { return text(from: index) }
      if skipComment() { continue }
      return tag() ?? text(from: index)
    }
    return nil
  }

  /// Text up to the next `<`, references put in.
  private mutating func text(from start: Int) -> Token {
    index = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return .text(Self.decoded(bytes[start..<index]))
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    HTMLReferences.decoded(String(decoding: bytes, as: UTF8.self))
  }

  /// Passes a comment, a declaration or a processing instruction; one without an end goes to the end.
  private mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    if bytes[index...].starts(with: "<!--".utf8) {
      index = end(of: "-->", from: index + 4)
    } else if bytes[index + 1] == UInt8(ascii: "!") || bytes[index + 1] == UInt8(ascii: "?") {
      index = end(of: ">", from: index + 2)
    } else {
      return false
    }
    return true
  }

  private func end(of sign: String, from start: Int) -> Int {
    let sign = Array(sign.utf8)
    var place = start
    while place + sign.count <= bytes.count {
      if bytes[place] == sign[0], bytes[place...].starts(with: sign) { return place + sign.count }
      place += 1
    }
    return bytes.count
  }

  private mutating func tag() -> Token? {
    let isEnd = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/")
    let nameStart = index + (isEnd ? 2 : 1)
    var nameEnd = nameStart
    while nameEnd < bytes.count, bytes[nameEnd].isTagLetter { nameEnd += 1 }
    guard nameEnd > nameStart, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[nameStart]),
      nameEnd == bytes.count || bytes[nameEnd].endsTagName, let close = closing(from: nameEnd)
    else { return nil }
    let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self).lowercased()
    index = close + 1
    if isEnd { return .end(name) }
    let element = HTMLElement(name: name, attributes: attributes(nameEnd..<close))
    if HTMLNames.raw.contains(name) { skipRaw(name) }
    return .start(element)
  }

  /// The place of the `>` that ends a tag.
  private mutating func closing(from start: Int) -> Int? {
    if hasNoMoreTags { return nil }
    var quote: UInt8?
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return place
      } else if !ignoresQuotes, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      place += 1
    }
    ignoresQuotes = true
    let close = quote == nil ? nil : bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    hasNoMoreTags = close == nil
    return close
  }

  /// Passes what is no HTML, its end tag included.
  private mutating func skipRaw(_ name: String) {
    let sign = Array("</\(name)".utf8)
    var place = index
    while place + sign.count <= bytes.count {
      if bytes[place] == sign[0], zip(bytes[place...], sign).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        index = end(of: ">", from: place)
        return
      }
      place += 1
    }
    index = bytes.count
  }

  private func attributes(_ range: Range<Int>) -> [String: String] {
    var found: [String: String] = [:]
    var rest = bytes[range]
    while true {
      rest = rest.drop { $0.isSpaceOrSlash }
      let name = rest.prefix { !$0.isSpaceOrSlash && $0 != UInt8(ascii: "=") }
      if name.isEmpty, rest.isEmpty { return found }
      rest = rest.dropFirst(name.count).drop { $0.isSpaceOrSlash }
      var value = rest.prefix(0)
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst().drop { $0.isSpaceOrSlash && $0 != UInt8(ascii: "/") }
        let quote = rest.first.flatMap {
          $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") ? $0 : nil
        }
        if quote != nil { rest = rest.dropFirst() }
        value = rest.prefix { byte in quote.map { byte != $0 } ?? !byte.isSpace }
        rest = rest.dropFirst(value.count + (quote == nil ? 0 : 1))
      }
      let key = String(decoding: name, as: UTF8.self).lowercased()
      if found[key] == nil { found[key] = Self.decoded(value) }
    }
  }
}

extension UInt8 {
  fileprivate var isTagLetter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var isSpaceOrSlash: Bool { isSpace || self == UInt8(ascii: "/") }
  fileprivate var endsTagName: Bool { isSpaceOrSlash || self == UInt8(ascii: ">") }
}
