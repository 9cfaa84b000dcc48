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
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
