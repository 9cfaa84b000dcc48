extension InlineParser {
  /// A run of `*`, `_` or `~`, which may open or close emphasis by what stands around it.
  mutating func takeRun() {
    let byte = bytes[offset]
    let length = bytes.run(of: byte, at: offset, end: bytes.count)
    let before = bytes.side(before: offset)
    let after = bytes.side(after: offset + length)
    let isLeft = after != .space && (after == .word || before != .word)
    let isRight = before != .space && (before == .word || after != .word)
    let isUnderscore = byte == "_"
    let canOpen = isLeft && (!isUnderscore || !isRight || before == .punctuation)
    let canClose = isRight && (!isUnderscore || !isLeft || after == .punctuation)
    guard canOpen || canClose, byte != "~" || length <= 2 else {
      offset += length
      return
    }
    let index = runs.count.compact
    if lastRun >= 0 { runs[Int(lastRun)].next = index }
    runs.append(
      DelimiterRun(
        byte: byte, start: offset.compact,
        length: length.compact, canOpen: canOpen, canClose: canClose,
        previous: lastRun))
    lastRun = index
    take(.run(index), to: offset + length)
  }
}

/// What stands beside a run of delimiters.
private enum Side {
  case space
  case punctuation
  case word
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func side(before offset: Int) -> Side {
    guard offset > 0 else { return .space }
    if self[offset - 1] < 128 { return Side(self[offset - 1]) }
    var start = offset - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return Side(scalarAt: start, in: self)
  }

  fileprivate func side(after offset: Int) -> Side {
    guard offset < count else { return .space }
    return self[offset] < 128 ? Side(self[offset]) : Side(scalarAt: offset, in: self)
  }
}

extension Side {
  fileprivate init(_ ascii: UInt8) {
    self = ascii.isSpace ? .space : ascii.isPunctuation ? .punctuation : .word
  }

  /// Takes Unicode's spaces, punctuation and symbols for what they are.
  fileprivate init(scalarAt offset: Int, in bytes: Bytes) {
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      self = .word
      return
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: self = .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      self = .punctuation
    default: self = .word
    }
  }
}
