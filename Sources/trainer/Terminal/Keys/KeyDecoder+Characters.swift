extension KeyDecoder {
  mutating func takePlain(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape
    case 0x20..<0x7F: append(text: String(UnicodeScalar(byte)))
    case 0x80...: takeContinuation(byte, of: [], isAlt: false)
    default: keys.append(.ascii(byte))
    }
  }

  /// Words typed fast, or ahead, are one key.
  private mutating func append(text: String) {
    if case .text(let before) = keys.last {
      keys[keys.count - 1] = .text(before + text)
    } else {
      keys.append(.text(text))
    }
  }

  mutating func takeContinuation(_ byte: UInt8, of bytes: [UInt8], isAlt: Bool) {
    if !bytes.isEmpty, byte & 0xC0 != 0x80 {
      if !isAlt { append(text: "\u{FFFD}") }
      return takePlain(byte)
    }
    let bytes = bytes + [byte]
    if bytes.count < bytes[0].characterLength {
      state = .character(bytes, isAlt: isAlt)
    } else {
      state = .ground
      if !isAlt { append(text: String(decoding: bytes, as: UTF8.self)) }
    }
  }

  mutating func takeEscaped(_ byte: UInt8) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .application
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .answer(endsNext: false)
    case 0x0A, 0x0D: keys.append(.lineBreak)
    case 0x08, 0x7F: keys.append(.altBackspace)
    case 0..<0x20:
      keys.append(.escape)
      takePlain(byte)
    case 0x80...: takeContinuation(byte, of: [], isAlt: true)
    default: keys.append(.alt(Character(UnicodeScalar(byte))))
    }
  }

  mutating func takeAnswer(_ byte: UInt8, _ endsNext: Bool) {
    switch byte {
    case 0x07: state = .ground
    case UInt8(ascii: "\\") where endsNext: state = .ground
    default: state = .answer(endsNext: byte == 0x1B)
    }
  }
}

extension Key {
  /// A control character of ASCII, or DEL.
  ///
  /// A line feed is Enter too: typed ahead while the terminal was in its usual mode, Enter has been
  /// translated to one.
  fileprivate static func ascii(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(UnicodeScalar(byte + 0x60)))
    default: .control(Character(UnicodeScalar(byte + 0x40)))
    }
  }
}

extension UInt8 {
  /// How many bytes a character of UTF-8 has that begins with this one; 1 where none does.
  fileprivate var characterLength: Int {
    switch self {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }
}
