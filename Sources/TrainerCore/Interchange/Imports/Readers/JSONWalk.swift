import TrainerText

/// Goes through a large JSON text and makes values only of what is wanted.
struct JSONWalk {
  private let source: SourceText
  private var index: Int

  init(_ source: SourceText) {
    self.source = source
    index = source.contentStart
  }

  private var bytes: [UInt8] { source.bytes }

  /// The line where it stands, from 1.
  var line: Int { source.place(at: min(index, bytes.count)).line }

  func refusal(_ reason: String) -> ImportRefusal { ImportRefusal(line, reason) }

  /// Shows the members of an object by their keys; the visitor takes the value.
  mutating func forEachMember(
    _ visit: (String, inout JSONWalk) throws(ImportRefusal) -> Void
  ) throws(ImportRefusal) {
    try forEach(open: "{", close: "}") { walk throws(ImportRefusal) in
      guard let key = try walk.value().string else { throw walk.refusal("expected a key") }
      try walk.take(":")
      try visit(key, &walk)
    }
  }

  /// Shows the elements of an array; the visitor takes each.
  mutating func forEachElement(
    _ visit: (inout JSONWalk) throws(ImportRefusal) -> Void
  ) throws(ImportRefusal) {
    try forEach(open: "[", close: "]", visit)
  }

  /// The next value, which is a small one.
  mutating func value() throws(ImportRefusal) -> JSONValue {
    let start = try passBlanks()
    try skip()
    do throws(JSONError) {
      return try JSONValue(parsing: bytes[start..<index])
    } catch {
      index = start + error.offset
      throw refusal(error.message)
    }
  }

  /// Passes the next value.
  mutating func skip() throws(ImportRefusal) {
    var depth = 0
    try passBlanks()
    repeat {
      guard index < bytes.count else { throw refusal("the file ends in the middle") }
      switch bytes[index] {
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { throw refusal("expected a value") }
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw refusal("expected a value") }
        index += 1
      case _ where bytes[index].isJSONBlank: index += 1
      default: skipWord()
      }
    } while depth > 0
  }

  private mutating func skipWord() {
    repeat { index += 1 } while index < bytes.count && !Self.endsWord(bytes[index])
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"),
      UInt8(ascii: "\""),
      UInt8(ascii: "{"), UInt8(ascii: "["):
      true
    default: byte.isJSONBlank
    }
  }

  private mutating func skipString() throws(ImportRefusal) {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { throw refusal("the file ends in the middle") }
    index += 1
  }

  private mutating func forEach(
    open: Unicode.Scalar, close: Unicode.Scalar,
    _ visit: (inout JSONWalk) throws(ImportRefusal) -> Void
  ) throws(ImportRefusal) {
    try take(open)
    if try next() == UInt8(ascii: close) { return index += 1 }
    while true {
      try passBlanks()
      try visit(&self)
      if try next() == UInt8(ascii: close) { return index += 1 }
      try take(",")
    }
  }

  private mutating func next() throws(ImportRefusal) -> UInt8 { bytes[try passBlanks()] }

  private mutating func take(_ sign: Unicode.Scalar) throws(ImportRefusal) {
    guard try next() == UInt8(ascii: sign) else { throw refusal("expected '\(sign)'") }
    index += 1
  }

  /// Passes blanks; the place of what follows.
  @discardableResult
  private mutating func passBlanks() throws(ImportRefusal) -> Int {
    while index < bytes.count, bytes[index].isJSONBlank { index += 1 }
    guard index < bytes.count else { throw refusal("the file ends in the middle") }
    return index
  }
}

extension UInt8 {
  fileprivate var isJSONBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
