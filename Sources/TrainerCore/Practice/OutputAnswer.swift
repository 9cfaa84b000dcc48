/// A predicted output, compared with what is printed.
enum OutputAnswer {
  /// Whether the lines are the same but for trailing blanks.
  ///
  /// A person at a one-line prompt cannot type a line end, so an output of several lines may also
  /// be written in one, its lines divided by blanks, commas or slashes.
  static func matches(_ answer: String, printed: String) -> Bool {
    lines(answer) == lines(printed) || words(answer) == words(printed)
      || !printed.contains(where: { $0 == "," || $0 == "/" })
        && dividedLines(answer) == dividedLines(printed)
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.withoutTrailingBlanks)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  /// Lines written in one, with commas or slashes between them.
  private static func dividedLines(_ text: String) -> [String] {
    text.split { $0.isNewline || $0 == "," || $0 == "/" }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var withoutTrailingBlanks: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last]
  }
}
