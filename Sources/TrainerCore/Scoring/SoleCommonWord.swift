/// Whether a form comes down to one word that everybody uses.
package struct SoleCommonWord: Sendable, Hashable {
  /// The word, in lower case.
  package let word: String

  /// Looks at the form that stands in a range of bytes; nil where it asks for more than such a word.
  ///
  /// Optional words ask for nothing; of alternatives each has to be a common word. Code asks for code.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    var scan = RequiredWords(bytes, in: range)
    guard let first = scan.next(), scan.next() == nil, !scan.hasCode,
      let word = first.commonWord(in: bytes)
    else { return nil }
    self.word = word
  }
}

/// A word that has to be there, or the alternatives of one, as their place.
private struct RequiredWord {
  let range: Range<Int>
  let hasAlternatives: Bool

  /// The word in lower case, the first of several, if all are common ones.
  func commonWord(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let text = String(decoding: bytes[range], as: UTF8.self).lowercased()
    guard hasAlternatives else { return CommonWords.contain(text) ? text : nil }
    let words = text.split(separator: "|").map { $0.filter { !$0.isWhitespace } }
    return words.allSatisfy(CommonWords.contain) ? words.first : nil
  }
}

/// Reads the words that a form asks for, until it meets code.
private struct RequiredWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var offset: Int
  private(set) var hasCode = false

  /// The next closing bracket and the next bar, as far as they are known.
  private var knownClose = -1
  private var knownBar = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The next word that has to be there.
  mutating func next() -> RequiredWord? {
    while offset < end, !hasCode {
      switch bytes[offset] {
      case UInt8(ascii: "`"): hasCode = true
      case UInt8(ascii: "["):
        if let alternatives = takeAlternatives() { return alternatives }
        offset += 1
      case let byte where byte.isWordByte: if let word = takeWord() { return word }
      default: offset += 1
      }
    }
    return nil
  }

  /// A word, unless it is an optional one or the number of a slack.
  private mutating func takeWord() -> RequiredWord? {
    let start = offset
    while offset < end, bytes[offset].isWordByte { offset += 1 }
    if offset < end, bytes[offset] == UInt8(ascii: "?") { return nil }
    let isSlack = start > 0 && bytes[start - 1] == UInt8(ascii: "~")
    return isSlack ? nil : RequiredWord(range: start..<offset, hasAlternatives: false)
  }

  /// `[a|b]` as its alternatives; nil where there is no bar or no bracket.
  private mutating func takeAlternatives() -> RequiredWord? {
    let close = next(UInt8(ascii: "]"), &knownClose)
    guard close < end, next(UInt8(ascii: "|"), &knownBar) < close else { return nil }
    defer { offset = close + 1 }
    return RequiredWord(range: offset + 1..<close, hasAlternatives: true)
  }

  /// The next place of a byte, or the end; looked for only when the last one found lies behind.
  private func next(_ byte: UInt8, _ known: inout Int) -> Int {
    if known < offset { known = bytes[offset..<end].firstIndex(of: byte) ?? end }
    return known
  }
}

extension UInt8 {
  /// Letters and digits, and all bytes of characters beyond ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
