import TrainerText

/// Goes through JSON of any length as it comes, and makes values only of what is wanted.
struct JSONWalk {
  private var text: JSONPieces

  /// Begins with the first value of a stream, a byte order mark passed over.
  init(_ stream: ByteStream) throws(FileError) { text = try JSONPieces(stream) }

  /// The line where it stands, from 1.
  var line: Int { mutating get { text.line } }

  mutating func refusal(_ reason: String) -> ImportRefusal { ImportRefusal(line, reason) }

  /// Shows the members of an object by their keys; the visitor takes the value.
  mutating func forEachMember(_ visit: (String, inout JSONWalk) throws -> Void) throws {
    try forEach(open: "{", close: "}") { walk in
      guard let key = try walk.value().string else { throw walk.refusal("expected a key") }
      try walk.take(":")
      try visit(key, &walk)
    }
  }

  /// Shows the elements of an array; the visitor takes each.
  mutating func forEachElement(_ visit: (inout JSONWalk) throws -> Void) throws {
    try forEach(open: "[", close: "]", visit)
  }

  /// The next value, which is a small one.
  mutating func value() throws -> JSONValue {
    _ = try next()
    let bytes = try text.keeping { text throws in try Self.skip(&text) }
    do throws(JSONError) {
      return try JSONValue(parsing: bytes)
    } catch {
      text.back(bytes.count - error.offset)
      throw refusal(error.message)
    }
  }

  /// Passes the next value.
  mutating func skip() throws {
    _ = try next()
    try Self.skip(&text)
  }

  /// Makes sure that nothing follows.
  mutating func end() throws {
    while let byte = try text.peek() {
      guard byte.isJSONBlank else { throw refusal("expected the end after the value") }
      text.pass()
    }
  }

  private mutating func forEach(
    open: Unicode.Scalar, close: Unicode.Scalar, _ visit: (inout JSONWalk) throws -> Void
  ) throws {
    try take(open)
    if try next() == UInt8(ascii: close) { return text.pass() }
    while true {
      _ = try next()
      try visit(&self)
      if try next() == UInt8(ascii: close) { return text.pass() }
      try take(",")
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) throws {
    guard try next() == UInt8(ascii: sign) else { throw refusal("expected '\(sign)'") }
    text.pass()
  }

  /// The first byte that is no blank.
  private mutating func next() throws -> UInt8 {
    while try text.here().isJSONBlank { text.pass() }
    return try text.here()
  }
}

// MARK: - Passing values

extension JSONWalk {
  private static func skip(_ text: inout JSONPieces) throws {
    var depth = 0
    repeat {
      let byte = try text.here()
      switch byte {
      case UInt8(ascii: "\""): try skipString(&text)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        text.pass()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { throw text.refusal("expected a value") }
        text.pass()
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw text.refusal("expected a value") }
        text.pass()
      case _ where byte.isJSONBlank: text.pass()
      default: try skipWord(&text)
      }
    } while depth > 0
  }

  private static func skipWord(_ text: inout JSONPieces) throws {
    repeat { text.pass() } while try text.peek().map { !$0.endsJSONWord } ?? false
  }

  private static func skipString(_ text: inout JSONPieces) throws {
    text.pass()
    while true {
      let byte = try text.here()
      text.pass()
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") {
        _ = try text.here()
        text.pass()
      }
    }
  }
}

extension UInt8 {
  fileprivate var isJSONBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  fileprivate var endsJSONWord: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"),
      UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["):
      true
    default: isJSONBlank
    }
  }
}
