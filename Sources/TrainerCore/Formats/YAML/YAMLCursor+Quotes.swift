import TrainerText

extension YAMLCursor {
  mutating func singleQuoted() throws(YAMLRefusal) -> FrontMatterScalar {
    let start = index
    var text: [UInt8] = []
    advance()
    while let sign = peek {
      advance()
      if sign != "'" || take("'") {
        text.append(source.bytes[index - 1])
      } else {
        return FrontMatterScalar(text: String(decoding: text, as: UTF8.self), range: start..<index)
      }
    }
    throw YAMLRefusal(.unclosedQuote("'"), at: start..<start + 1)
  }

  mutating func doubleQuoted() throws(YAMLRefusal) -> FrontMatterScalar {
    let start = index
    var text: [UInt8] = []
    advance()
    while let sign = peek {
      switch sign {
      case "\"":
        advance()
        return FrontMatterScalar(text: String(decoding: text, as: UTF8.self), range: start..<index)
      case "\\": text += try String(escape()).utf8
      default:
        text.append(source.bytes[index])
        advance()
      }
    }
    throw YAMLRefusal(.unclosedQuote("\""), at: start..<start + 1)
  }

  private mutating func escape() throws(YAMLRefusal) -> Unicode.Scalar {
    let start = index
    advance()
    guard let letter = peek else {
      throw YAMLRefusal(.feature(.severalLines), at: start..<index)
    }
    advance()
    switch letter {
    case "x": return try hexadecimalEscape(digits: 2, from: start)
    case "u": return try hexadecimalEscape(digits: 4, from: start)
    case "U": return try hexadecimalEscape(digits: 8, from: start)
    default:
      guard let scalar = YAMLEscapes.scalars[letter] else { throw unknownEscape(from: start) }
      return scalar
    }
  }

  private mutating func hexadecimalEscape(
    digits: Int, from start: Int
  ) throws(YAMLRefusal) -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = peek?.hexDigitValue else { throw unknownEscape(from: start) }
      value = value << 4 | UInt32(digit)
      advance()
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw YAMLRefusal(.noScalarValue(source.text(start..<index)), at: start..<index)
    }
    return scalar
  }

  private func unknownEscape(from start: Int) -> YAMLRefusal {
    var stop = min(index + 1, end)
    if index == start + 2 { stop = index }
    while stop < end, source.bytes[stop].continuesScalar { stop += 1 }
    return YAMLRefusal(.unknownEscape(source.text(start..<stop)), at: start..<stop)
  }
}
