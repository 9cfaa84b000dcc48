import TrainerText

/// Reads one line of YAML, byte by byte; all of the subset's signs are ASCII.
struct YAMLCursor {
  /// What PyYAML and libyaml allow a key that needs no `?`.
  static let longestKey = 1024

  let source: SourceText
  private(set) var index: Int
  let end: Int

  init(_ source: SourceText, _ line: Range<Int>) {
    self.source = source
    index = line.lowerBound
    end = line.upperBound
  }

  /// The next byte as a sign; bytes beyond ASCII are none of YAML's.
  var peek: Unicode.Scalar? { index < end ? sign(at: index) : nil }

  /// The byte after the next one.
  var second: Unicode.Scalar? { index + 1 < end ? sign(at: index + 1) : nil }

  func sign(at offset: Int) -> Unicode.Scalar { Unicode.Scalar(source.bytes[offset]) }

  /// Whether the line ends here, or only a comment follows.
  var isAtLineEnd: Bool { peek == nil || peek == "#" }

  /// The rest of the line without a comment and the blanks before it: what a person meant as text.
  var rest: Range<Int> { rest(from: index) }

  func rest(from start: Int) -> Range<Int> {
    trimmed(start..<((start..<end).first(where: startsComment) ?? end))
  }

  /// A range without the blanks at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var stop = range.upperBound
    while stop > range.lowerBound, sign(at: stop - 1) == " " { stop -= 1 }
    return range.lowerBound..<stop
  }

  mutating func advance(by count: Int = 1) { index += count }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == sign else { return false }
    index += 1
    return true
  }

  /// Passes blanks.
  ///
  /// - Throws: a refusal of a tab that follows them.
  mutating func skipSpaces() throws(YAMLRefusal) {
    while peek == " " { index += 1 }
    if peek == "\t" { throw YAMLRefusal(.tab, at: index..<index + 1) }
  }

  /// Whether the `#` of a comment stands at an offset.
  func startsComment(at offset: Int) -> Bool {
    guard sign(at: offset) == "#" else { return false }
    return offset == 0 || [" ", "\t", "\n", "\r"].contains(sign(at: offset - 1))
  }

  /// Expects that only blanks and a comment follow a closing quote or bracket.
  mutating func expectLineEnd(
    _ problem: YAMLProblem, quotable: Range<Int>?
  ) throws(YAMLRefusal) {
    let afterSign = index
    try skipSpaces()
    if isAtLineEnd, peek == nil || index > afterSign { return }
    throw YAMLRefusal(
      peek == "#" ? .commentWithoutBlank : problem, at: index..<index + 1,
      quotable: quotable)
  }
}
