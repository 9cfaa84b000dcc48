import TrainerText

/// Writes JSON as UTF-8, value after value, for those who need no ``JSONValue`` in between.
///
/// What could steer a terminal or hide text (controls, bidirectional controls) is written as an
/// escape, so that the output is harmless wherever it is printed.
package struct JSONWriter {
  package enum Layout: Sendable { case compact, pretty }

  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0

  package init(layout: Layout = .compact) { self.layout = layout }

  /// What was written so far, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let value): raw(value ? "true" : "false")
    case .int(let value): write(value)
    case .number(let value): write(value)
    case .string(let value): write(value)
    case .array(let values): list(values, "[", "]") { $0.write($1) }
    case .object(let members): list(members, "{", "}") { $0.write($1) }
    }
  }

  package mutating func write(_ value: Int64) {
    raw(String(value))
  }

  /// Writes the shortest digits that read back as the same number; `null` for one not finite.
  package mutating func write(_ value: Double) {
    raw(value == 0 ? "0.0" : value.isFinite ? value.description : "null")
  }

  /// Writes a text in quotes.
  package mutating func write(_ value: String) {
    var value = value
    bytes.append(UInt8(ascii: "\""))
    value.withUTF8 { escape($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes bytes as they are: punctuation and keys known to need no escape.
  package mutating func raw(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a key that is known to need no escape, with its punctuation, and its value.
  @inline(__always)
  package mutating func write(_ key: StaticString, _ value: Int64) {
    raw(key)
    write(value)
  }

  @inline(__always)
  package mutating func write(_ key: StaticString, _ value: Double) {
    raw(key)
    write(value)
  }

  @inline(__always)
  package mutating func write(_ key: StaticString, _ value: String) {
    raw(key)
    write(value)
  }

  private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ member: JSONObject.Member) {
    write(member.key)
    raw(layout == .pretty ? ": " : ":")
    write(member.value)
  }

  private mutating func list<Elements: Collection>(
    _ elements: Elements, _ open: StaticString, _ close: StaticString,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    raw(open)
    depth += 1
    for (place, element) in elements.enumerated() {
      if place > 0 { raw(",") }
      breakLine()
      write(&self, element)
    }
    depth -= 1
    if !elements.isEmpty { breakLine() }
    raw(close)
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(.lineFeed)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }
}

extension JSONWriter {
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var plainStart = 0
    var index = 0
    while index < text.count {
      let length = text.lengthOfEscapedScalar(at: index)
      if length > 0 {
        bytes.append(contentsOf: text[plainStart..<index])
        escape(text[index..<index + length])
        plainStart = index + length
      }
      index += max(length, 1)
    }
    bytes.append(contentsOf: text[plainStart...])
  }

  private mutating func escape(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) {
    for unit in String(decoding: scalar, as: UTF8.self).utf16 { raw(unit.escapedInJSON) }
  }
}
