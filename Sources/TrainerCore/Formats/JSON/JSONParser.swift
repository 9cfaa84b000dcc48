import TrainerText

/// Reads JSON from bytes that outlive it, in one pass.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSONValue {
    if let offset = bytes.firstInvalidUTF8Offset { throw error("not UTF-8", at: offset) }
    index = bytes.byteOrderMarkLength
    skipBlanks()
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw error("expected the end after the value") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    guard let sign = peek else { throw error("expected a value") }
    switch sign {
    case "{":
      return .object(try nested { (parser) throws(JSONError) in try parser.object() })
    case "[":
      return .array(try nested { (parser) throws(JSONError) in try parser.array() })
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    case "-", "0"..."9": return try number()
    default: throw error("expected a value")
    }
  }

  private mutating func nested<Content>(
    _ content: (inout JSONParser) throws(JSONError) -> Content
  ) throws(JSONError) -> Content {
    guard depth < JSONValue.depthLimit else {
      throw error("nested deeper than \(JSONValue.depthLimit) levels")
    }
    depth += 1
    index += 1
    skipBlanks()
    let content = try content(&self)
    depth -= 1
    return content
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    if take("]") { return elements }
    while true {
      elements.append(try value())
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw error("expected , or ] after the element") }
      skipBlanks()
    }
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    var object = JSONObject()
    if take("}") { return object }
    while true {
      guard peek == "\"" else { throw error("expected a key in double quotes") }
      let key = try string()
      skipBlanks()
      guard take(":") else { throw error("expected : after the key") }
      skipBlanks()
      object[key] = try value()
      skipBlanks()
      if take("}") { return object }
      guard take(",") else { throw error("expected , or } after the member") }
      skipBlanks()
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: letters) else { throw error("expected \(word)") }
    index += letters.count
    return value
  }
}

extension JSONParser {
  /// The next byte as a sign; bytes beyond ASCII are none of JSON's.
  var peek: Unicode.Scalar? { index < bytes.count ? Unicode.Scalar(bytes[index]) : nil }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == sign else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  func error(_ message: String, at offset: Int? = nil) -> JSONError {
    let offset = offset ?? index
    return JSONError(
      offset: offset, message: offset < bytes.count ? message : "the text ends here: \(message)")
  }
}
