import TrainerText

extension LineReader {
  /// Reads what an item said as this program writes it; false, and nothing done, where anything is
  /// otherwise.
  ///
  /// Whatever it takes, ``EventReader`` would read alike.
  mutating func readItem(_ line: UnsafeRawBufferPointer) -> Bool {
    guard var cursor = ByteCursor(line), let stamp = cursor.stamp(),
      cursor.take(",\"e\":\"item\",\"item\":\""), let item = cursor.plainText(), !item.isEmpty,
      line.bindMemory(to: UInt8.self).firstInvalidUTF8Offset == nil
    else { return false }
    scratch.removeAll(keepingCapacity: true)
    guard cursor.take(",\"kind\":\""), cursor.decodeText(into: &scratch),
      cursor.take(",\"text\":\""), cursor.decodeText(into: &scratch),
      cursor.take(",\"file\":\""), cursor.decodeText(into: &scratch),
      cursor.take(",\"after\":\""), cursor.decodeText(into: &scratch),
      cursor.take(",\"before\":\""), cursor.decodeText(into: &scratch),
      cursor.take("}"), cursor.isAtEnd
    else { return false }
    var row = LogRow(.item, number: stamp.number, time: stamp.time, offset: stamp.offset)
    row.payload = ItemPrint(joined: scratch).payload
    unnamed.append(UnnamedRow(item: item, part: nil, row: rows.count))
    append(row)
    return true
  }
}

extension ByteCursor {
  /// Takes a text up to its closing quote and adds what it means, and a byte 0, to `output`.
  ///
  /// False for what JSON forbids, and for characters beyond the Basic Multilingual Plane that are
  /// written as two escapes.
  fileprivate mutating func decodeText(into output: inout [UInt8]) -> Bool {
    var plainStart = next
    while let byte = peek {
      if byte < 0x20 { return false }
      if byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        skip()
        continue
      }
      output.append(contentsOf: bytes(from: plainStart))
      skip()
      if byte == UInt8(ascii: "\"") {
        output.append(0)
        return true
      }
      guard decodeEscape(into: &output) else { return false }
      plainStart = next
    }
    return false
  }

  private mutating func decodeEscape(into output: inout [UInt8]) -> Bool {
    guard let letter = peek else { return false }
    skip()
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(letter)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0C)
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "r"): output.append(0x0D)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = hexadecimalScalar() else { return false }
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    default: return false
    }
    return true
  }

  private mutating func hexadecimalScalar() -> Unicode.Scalar? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        return nil
      }
      value = value << 4 | UInt32(digit)
      skip()
    }
    return Unicode.Scalar(value)
  }
}
