extension String {
  /// The stretch from the first to the last of some ranges of the text's UTF-8 bytes; nil without any.
  func quoting(_ ranges: [Range<Int>]) -> String? {
    guard let stretch = stretch(of: ranges) else { return nil }
    return String(decoding: Array(utf8)[stretch], as: UTF8.self)
  }

  /// The same with the rest of the clause that it stands in, where that is short enough to be quoted.
  func quoting(clauseOf ranges: [Range<Int>]) -> String? {
    guard let stretch = stretch(of: ranges) else { return nil }
    let bytes = Array(utf8)
    var (start, end) = (stretch.lowerBound, stretch.upperBound)
    while start > 0, !bytes.endsClause(at: start - 1) { start -= 1 }
    while end < bytes.count, !bytes.endsClause(at: end) { end += 1 }
    let clause = String(decoding: bytes[start..<end], as: UTF8.self).trimmedOfBlanks
    return clause.count <= Self.longestQuote ? clause : quoting(ranges)
  }

  /// The text on one line, cut behind a word where it is long.
  var cutToBeQuoted: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    if line.count <= Self.longestQuote { return line }
    let beginning = line.prefix(Self.longestQuote - 1)
    let words = beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning
    return words + "…"
  }

  /// A longer clause would have to be cut, perhaps where its words decided.
  private static let longestQuote = 60

  private func stretch(of ranges: [Range<Int>]) -> Range<Int>? {
    guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max(),
      end <= utf8.count
    else { return nil }
    return start..<end
  }
}

extension [UInt8] {
  /// Whether a clause ends at a place: at the end of a line, or at a sign that a blank follows.
  fileprivate func endsClause(at place: Int) -> Bool {
    if self[place] == UInt8(ascii: "\n") { return true }
    guard ".,;:!?".utf8.contains(self[place]) else { return false }
    return place + 1 == count || self[place + 1] == UInt8(ascii: " ")
      || self[place + 1] == UInt8(ascii: "\n")
  }
}
