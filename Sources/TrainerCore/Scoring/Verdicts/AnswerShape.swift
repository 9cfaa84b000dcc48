/// What kind of text an answer is, before its words are weighed.
enum AnswerShape {
  case statements
  case empty
  case onlyNames
  case repeatsQuestion

  init(_ tokens: [Token], text: String, _ information: Information) {
    let words = tokens.filter(\.isWord)
    if words.isEmpty {
      self = .empty
    } else if Self.isList(tokens, text: text), !Fragments(tokens[...]).state {
      self = .onlyNames
    } else if Self.isEcho(tokens, information) {
      self = .repeatsQuestion
    } else {
      self = .statements
    }
  }

  /// Nearly all words are the question's own.
  private static func isEcho(_ tokens: [Token], _ information: Information) -> Bool {
    let content = tokens.filter { $0.isWord && !$0.marks.contains(.function) }
    guard content.count >= 4 else { return false }
    return Double(content.count(where: information.isGiven)) >= 0.85 * Double(content.count)
  }

  /// A list over several lines or sentences: short pieces, hardly a word that joins them.
  private static func isList(_ tokens: [Token], text: String) -> Bool {
    guard !text.utf8.contains(where: { "{}=".utf8.contains($0) }) else { return false }
    var pieces = 0
    var names = 0
    var functions = 0
    var isInside = false
    var previous: Range<Int>?
    for token in tokens {
      guard token.isWord else {
        isInside = false
        continue
      }
      if !isInside { pieces += 1 }
      isInside = true
      if token.range != previous { names += 1 }
      previous = token.range
      if token.marks.contains(.function) && token.identifier == nil || token.word == "not"
        || token.word == "no"
      {
        functions += 1
      }
    }
    guard names >= 8 else { return false }
    // A line end at the end, as files have it, makes no second line.
    let isOneLine = !text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
      .contains(where: \.isNewline)
    return pieces >= 6 && names * 10 <= pieces * (isOneLine ? 24 : 20)
      && functions * 8 <= (isOneLine ? names : 0)
  }
}
