import TrainerText

/// Where the front matter of a file stands, if it has any.
enum FrontMatterSearch: Equatable {
  /// There is none, and nothing looks like it.
  case none

  /// The lines between the hyphens, and where the text goes on.
  case found(lines: Range<Int>, bodyStart: Int)

  /// It begins on line 1 and does not end before a marker, a heading or the end.
  case open(Range<Int>)

  /// It looks like front matter but does not begin on line 1.
  case late(Range<Int>)

  init(in source: SourceText) {
    let first = source.line(1)
    if source.isRule(first) {
      self = Self.front(of: source, after: 1, opening: first)
    } else if source.isBlankLine(first), let late = Self.lateFront(of: source) {
      self = .late(late)
    } else {
      self = .none
    }
  }

  private static func front(
    of source: SourceText, after number: Int, opening: Range<Int>
  ) -> FrontMatterSearch {
    var isSeparator = true
    for next in number + 1..<max(number + 1, source.lineStarts.count + 1) {
      let line = source.line(next)
      if source.isFrontMatterEnd(line) {
        let start = source.lineStarts[number]
        let bodyStart =
          next < source.lineStarts.count ? source.lineStarts[next] : source.bytes.count
        return .found(lines: start..<line.lowerBound, bodyStart: bodyStart)
      }
      if source.isMarkerLine(line) { return isSeparator ? .none : .open(opening) }
      if source.isDeepHeading(line) { return .open(opening) }
      if !source.isBlankLine(line) { isSeparator = false }
    }
    return .open(opening)
  }

  /// The opening line of what would be front matter without the blank lines before it.
  private static func lateFront(of source: SourceText) -> Range<Int>? {
    var number = 2
    while number < source.lineStarts.count, source.isBlankLine(source.line(number)) { number += 1 }
    guard number < source.lineStarts.count else { return nil }
    let opening = source.line(number)
    guard source.isRule(opening), source.isKeyLine(source.line(number + 1)),
      case .found = front(of: source, after: number, opening: opening)
    else { return nil }
    return opening
  }
}

extension SourceText {
  /// Whether a line is three or more hyphens and blanks behind them.
  ///
  /// Front matter opens with exactly three; more are a rule.
  fileprivate func isRule(_ line: Range<Int>) -> Bool { isMark(UInt8(ascii: "-"), line) }

  fileprivate func isFrontMatterEnd(_ line: Range<Int>) -> Bool {
    isMark(UInt8(ascii: "-"), line) || isMark(UInt8(ascii: "."), line)
  }

  private func isMark(_ byte: UInt8, _ line: Range<Int>) -> Bool {
    line.count >= 3 && bytes[line].prefix(3).allSatisfy { $0 == byte }
      && bytes[line].dropFirst(3).allSatisfy(\.isBlank)
  }

  fileprivate func isBlankLine(_ line: Range<Int>) -> Bool { bytes[line].allSatisfy(\.isBlank) }

  /// Whether a line is a marker of the short form: at column 0, with a blank or the end behind it.
  fileprivate func isMarkerLine(_ line: Range<Int>) -> Bool {
    let start = line.lowerBound
    guard line.count >= 2, bytes[start + 1] == UInt8(ascii: ":") else { return false }
    switch bytes[start] {
    case UInt8(ascii: "Q"), UInt8(ascii: "A"), UInt8(ascii: "C"): break
    default: return false
    }
    guard line.count > 2 else { return true }
    return bytes[start + 2].isBlank || bytes[line].dropFirst(2).starts(with: [0xC2, 0xA0])
  }

  /// Whether a line is a heading of level 2 or more.
  fileprivate func isDeepHeading(_ line: Range<Int>) -> Bool {
    let hashes = bytes[line].prefix { $0 == UInt8(ascii: "#") }.count
    guard (2...6).contains(hashes) else { return false }
    return line.count == hashes || bytes[line.lowerBound + hashes].isBlank
  }

  /// Whether a line begins with a key and a colon.
  fileprivate func isKeyLine(_ line: Range<Int>) -> Bool {
    let key = bytes[line].prefix {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        || Character(Unicode.Scalar($0)).isASCIILetterOrDigit
    }
    let colon = line.lowerBound + key.count
    return !key.isEmpty && colon < line.upperBound && bytes[colon] == UInt8(ascii: ":")
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
