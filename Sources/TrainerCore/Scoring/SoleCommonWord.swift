/// Whether a form comes down to one word that everybody uses.
package struct SoleCommonWord: Sendable, Hashable {
  /// The word, in lower case.
  package let word: String

  /// Looks at the form that stands in a range of bytes; nil where it asks for more than such a word.
  ///
  /// Optional words ask for nothing; of alternatives each has to be a common word. Code asks for code.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    var scan = RequiredWords(bytes, in: range)
    guard let first = scan.next(), scan.next() == nil, !scan.hasCode else { return nil }
    let words = first.map { String(decoding: bytes[$0], as: UTF8.self).lowercased() }
    guard let word = words.first, words.allSatisfy(CommonWords.contain) else { return nil }
    self.word = word
  }
}

/// Reads the words that a form asks for, each with its alternatives, until it meets code.
private struct RequiredWords {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var offset: Int
  private(set) var hasCode = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// The next word that has to be there: its place, or the places of its alternatives.
  mutating func next() -> [Range<Int>]? {
    while offset < end, !hasCode {
      switch bytes[offset] {
      case UInt8(ascii: "`"): hasCode = true
      case UInt8(ascii: "["):
        if let alternatives = takeAlternatives() { return alternatives }
        offset += 1
      case let byte where byte.isWordByte: if let word = takeWord() { return [word] }
      default: offset += 1
      }
    }
    return nil
  }

  /// A word, unless it is an optional one or the number of a slack.
  private mutating func takeWord() -> Range<Int>? {
    let start = offset
    while offset < end, bytes[offset].isWordByte { offset += 1 }
    if offset < end, bytes[offset] == UInt8(ascii: "?") { return nil }
    let isSlack = start > 0 && bytes[start - 1] == UInt8(ascii: "~")
    return isSlack ? nil : start..<offset
  }

  /// `[a|b]` as its alternatives; nil where there is no bar or no bracket.
  private mutating func takeAlternatives() -> [Range<Int>]? {
    guard let close = bytes[offset..<end].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let inside = offset + 1..<close
    let parts = bytes[inside].split(separator: UInt8(ascii: "|"))
    guard parts.count > 1 else { return nil }
    offset = close + 1
    return parts.map { bytes.trimmed($0.startIndex..<$0.endIndex) }
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
