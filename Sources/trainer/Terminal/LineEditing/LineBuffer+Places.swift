extension LineBuffer {
  var startOfLine: Int {
    characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  var endOfLine: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

  /// The start of the word before the cursor; a word is letters and digits.
  var wordBefore: Int {
    let end = characters[..<cursor].lastIndex { $0.isPartOfWord } ?? -1
    return (characters[..<(end + 1)].lastIndex { !$0.isPartOfWord } ?? -1) + 1
  }

  /// The end of the word behind the cursor.
  var wordAfter: Int {
    let start = characters[cursor...].firstIndex { $0.isPartOfWord } ?? characters.count
    return characters[start...].firstIndex { !$0.isPartOfWord } ?? characters.count
  }

  /// Where the run of characters other than blanks before the cursor begins.
  var blankBefore: Int {
    let end = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? -1
    return (characters[..<(end + 1)].lastIndex { $0.isWhitespace } ?? -1) + 1
  }

  /// The same column in the line above; nil in the first line.
  var placeAbove: Int? {
    let start = startOfLine
    guard start > 0 else { return nil }
    let above = (characters[..<(start - 1)].lastIndex(of: "\n") ?? -1) + 1
    return min(above + cursor - start, start - 1)
  }

  /// The same column in the line below; nil in the last line.
  var placeBelow: Int? {
    let end = endOfLine
    guard end < characters.count else { return nil }
    let last = characters[(end + 1)...].firstIndex(of: "\n") ?? characters.count
    return min(end + 1 + cursor - startOfLine, last)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
