/// Finds the `{{hidden}}` and `{{hidden::hint}}` parts of a text, code or not.
struct BraceDeletions {
  /// One deletion, braces included, and the place of its hint.
  struct Found: Equatable {
    let range: Range<Int>
    let hidden: Range<Int>
    let hint: Range<Int>?
  }

  private(set) var found: [Found] = []

  /// Where braces open and nothing closes them.
  private(set) var open: [Range<Int>] = []

  private let bytes: [UInt8]

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    var offset = range.lowerBound
    while let start = pair(UInt8(ascii: "{"), from: offset, to: range.upperBound) {
      guard let end = pair(UInt8(ascii: "}"), from: start + 2, to: range.upperBound) else {
        open.append(start..<start + 2)
        break
      }
      let inner = start + 2..<stretched(from: start + 2, to: end, limit: range.upperBound)
      if let deletion = deletion(inner) { found.append(deletion) }
      offset = inner.upperBound + 2
    }
  }

  /// The next place where a byte stands twice.
  private func pair(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset + 1 < end {
      if bytes[offset + 1] != byte {
        offset += 2
      } else if bytes[offset] == byte {
        return offset
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The end of hidden text that ends with braces of its own, as in `{{{ value }}}`.
  private func stretched(from start: Int, to end: Int, limit: Int) -> Int {
    let depth = bytes[start..<end].reduce(0) { depth, byte in
      switch byte {
      case UInt8(ascii: "{"): depth + 1
      case UInt8(ascii: "}"): depth - 1
      default: depth
      }
    }
    var stretched = end
    while stretched - end < depth, stretched + 2 < limit, bytes[stretched + 2] == UInt8(ascii: "}")
    {
      stretched += 1
    }
    return stretched
  }

  private func deletion(_ inner: Range<Int>) -> Found? {
    let colons = inner.dropLast().first {
      bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: ":")
    }
    let hidden = inner.lowerBound..<(colons ?? inner.upperBound)
    guard !bytes[hidden].allSatisfy(\.isBlank) else { return nil }
    return Found(
      range: inner.lowerBound - 2..<inner.upperBound + 2, hidden: hidden,
      hint: colons.map { $0 + 2..<inner.upperBound }.flatMap(nonblank))
  }

  private func nonblank(_ range: Range<Int>) -> Range<Int>? {
    bytes[range].allSatisfy(\.isBlank) ? nil : range
  }
}
