/// What tells a list from sentences: how many pieces a text has, how many words, and how few of them hold
/// it together.
struct ListCount {
  /// The stretches of words between signs.
  private(set) var pieces = 0

  /// The commas, colons and brackets.
  private(set) var pauses = 0

  /// The words as they are written; the parts of a name are one.
  private(set) var names = 0

  /// Those of them that hold a sentence together, with "not".
  private(set) var functions = 0

  /// What else does: "no", and what is written in one word with another, as the "not" of "don't".
  private(set) var otherDenials = 0

  init(_ tokens: ArraySlice<Token>) {
    var isInside = false
    var previous: Range<Int>?
    for token in tokens {
      if token.marks.contains(.pause) { pauses += 1 }
      guard token.isWord else {
        isInside = false
        continue
      }
      if !isInside { pieces += 1 }
      isInside = true
      count(token, isNewWord: token.range != previous)
      previous = token.range
    }
  }

  private mutating func count(_ token: Token, isNewWord: Bool) {
    if isNewWord { names += 1 }
    let isFunction = token.marks.contains(.function) && token.identifier == nil
    if isNewWord, isFunction || token.word == "not" {
      functions += 1
    } else if isFunction || ["not", "no"].contains(token.word) {
      otherDenials += 1
    }
  }
}
