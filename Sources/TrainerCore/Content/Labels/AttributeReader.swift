/// Reads what stands between the braces of attributes.
struct AttributeReader {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var offset: Int

  struct Failure: Error { let reason: String }

  init(_ bytes: [UInt8], offset: Int, end: Int) {
    self.bytes = bytes
    self.offset = offset
    self.end = end
  }

  /// Whether this begins with `#` or `word=`: otherwise the braces are text.
  var beginsAttributes: Bool {
    if peek == UInt8(ascii: "#") { return true }
    let word = wordEnd
    return word > offset && word < end && bytes[word] == UInt8(ascii: "=")
  }

  mutating func read(_ attributes: Attributes) throws(Failure) -> Attributes {
    var attributes = attributes
    while offset < end {
      if peek == UInt8(ascii: "#") {
        guard attributes.id == nil else { throw Failure(reason: "two ids") }
        offset += 1
        guard let id = takeBareText(endsAtComma: false) else {
          throw Failure(reason: "expected an id behind #")
        }
        attributes.add(id: id)
      } else {
        attributes.add(try entry())
      }
      guard offset == end || bytes[offset].isBlank else {
        throw Failure(reason: "a blank is missing between two attributes")
      }
      while let byte = peek, byte.isBlank { offset += 1 }
    }
    return attributes
  }

  private var peek: UInt8? { offset < end ? bytes[offset] : nil }

  private var wordEnd: Int {
    var next = offset
    while next < end, bytes[next].isWordByte { next += 1 }
    return next
  }

  private func word(_ range: Range<Int>) -> Attributes.Word {
    Attributes.Word(text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  private mutating func entry() throws(Failure) -> Attributes.Entry {
    guard beginsAttributes else { throw Failure(reason: "expected #id or key=value") }
    let keyEnd = wordEnd
    let key = word(offset..<keyEnd)
    offset = keyEnd + 1
    if peek == UInt8(ascii: "\"") { return Attributes.Entry(key, [try quotedText()]) }
    var values: [Attributes.Word] = []
    repeat {
      if !values.isEmpty { offset += 1 }
      guard let value = takeBareText(endsAtComma: true) else {
        throw Failure(reason: "expected a value behind \(key.text)=")
      }
      values.append(value)
    } while peek == UInt8(ascii: ",")
    return Attributes.Entry(key, values)
  }

  private mutating func takeBareText(endsAtComma: Bool) -> Attributes.Word? {
    let start = offset
    while offset < end, !bytes[offset].endsBareText,
      !(endsAtComma && bytes[offset] == UInt8(ascii: ","))
    {
      offset += 1
    }
    return offset == start ? nil : word(start..<offset)
  }

  private mutating func quotedText() throws(Failure) -> Attributes.Word {
    let start = offset
    var text: [UInt8] = []
    offset += 1
    while let byte = peek {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        return Attributes.Word(text: String(decoding: text, as: UTF8.self), range: start..<offset)
      case UInt8(ascii: "\\"):
        guard let next = peek, next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") else {
          throw Failure(reason: #"in quotes a backslash stands before " or \"#)
        }
        text.append(next)
        offset += 1
      default: text.append(byte)
      }
    }
    throw Failure(reason: "a closing quotation mark is missing")
  }
}

extension UInt8 {
  /// Letters, digits, hyphen and underscore in ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Blanks, braces, quotation marks and backticks end a bare text.
  fileprivate var endsBareText: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"): true
    default: isBlank
    }
  }
}
