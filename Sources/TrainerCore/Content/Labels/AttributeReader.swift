import TrainerText

/// Reads what stands between the braces of attributes.
struct AttributeReader {
  let source: SourceText
  private(set) var offset: Int
  let end: Int

  struct Failure: Error { let reason: String }

  init(source: SourceText, offset: Int, end: Int) {
    self.source = source
    self.offset = offset
    self.end = end
  }

  /// Whether this begins with `#` or `word=`: otherwise the braces are text.
  var beginsAttributes: Bool {
    if peek == UInt8(ascii: "#") { return true }
    var ahead = self
    return ahead.takeWord() != nil && ahead.peek == UInt8(ascii: "=")
  }

  mutating func read(_ attributes: Attributes) throws(Failure) -> Attributes {
    var attributes = attributes
    while offset < end {
      if peek == UInt8(ascii: "#") {
        guard attributes.id == nil else { throw Failure(reason: "two ids") }
        offset += 1
        attributes.add(id: try bareWord(until: \.endsBareText, named: "an id behind #"))
      } else {
        attributes.add(try entry())
      }
      guard offset == end || source.bytes[offset].isBlank else {
        throw Failure(reason: "a blank is missing between two attributes")
      }
      skipBlanks()
    }
    return attributes
  }

  private var peek: UInt8? { offset < end ? source.bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte.isBlank { offset += 1 }
  }

  private mutating func takeWord() -> Attributes.Word? {
    let start = offset
    while let byte = peek, byte.isWordByte { offset += 1 }
    return start == offset ? nil : word(start..<offset)
  }

  private func word(_ range: Range<Int>) -> Attributes.Word {
    Attributes.Word(text: source.text(range), range: range)
  }

  private mutating func entry() throws(Failure) -> Attributes.Entry {
    guard let key = takeWord(), peek == UInt8(ascii: "=") else {
      throw Failure(reason: "expected #id or key=value")
    }
    offset += 1
    if peek == UInt8(ascii: "\"") { return Attributes.Entry(key: key, values: [try quotedText()]) }
    var values = [try bareValue(of: key)]
    while peek == UInt8(ascii: ",") {
      offset += 1
      values.append(try bareValue(of: key))
    }
    return Attributes.Entry(key: key, values: values)
  }

  private mutating func bareValue(of key: Attributes.Word) throws(Failure) -> Attributes.Word {
    try bareWord(
      until: { $0.endsBareText || $0 == UInt8(ascii: ",") }, named: "a value behind \(key.text)=")
  }

  private mutating func bareWord(
    until isEnd: (UInt8) -> Bool, named name: String
  ) throws(Failure) -> Attributes.Word {
    let start = offset
    while let byte = peek, !isEnd(byte) { offset += 1 }
    guard offset > start else { throw Failure(reason: "expected \(name)") }
    return word(start..<offset)
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
