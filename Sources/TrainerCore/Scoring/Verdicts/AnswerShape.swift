/// What kind of text an answer is, before its words are weighed.
enum AnswerShape {
  case statements
  case empty
  case onlyNames
  case repeatsQuestion

  init(_ tokens: [Token], text: String, _ information: Information) {
    if !tokens.contains(where: \.isWord) {
      self = .empty
    } else if Self.isList(tokens, text: text), !Fragments(tokens[...]).state {
      self = .onlyNames
    } else if Self.isEcho(tokens, information) {
      self = .repeatsQuestion
    } else if Self.isIdle(tokens, text: text, information) {
      self = .onlyNames
    } else {
      self = .statements
    }
  }

  /// Nearly all words are the question's own, and none of them is denied that the question does not deny.
  private static func isEcho(_ tokens: [Token], _ information: Information) -> Bool {
    var words = 0
    var given = 0
    for index in tokens.indices
    where tokens[index].isWord && !tokens[index].marks.contains(.function) {
      words += 1
      if information.isRepeated(tokens[index]) { given += 1 }
    }
    return words >= 4 && Double(given) >= 0.85 * Double(words)
      && (information.questionDenies || !tokens.contains { $0.marks.contains(.negated) })
  }

  /// A line end at the end, as files have it, makes no second line.
  private static func isOneLine(_ text: String) -> Bool {
    guard text.utf8.contains(where: { (0x0A...0x0D).contains($0) || $0 >= 0x80 }) else {
      return true
    }
    return !text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
      .contains(where: \.isNewline)
  }

  private static func holdsCode(_ text: String) -> Bool {
    text.utf8.contains {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "=")
    }
  }

  /// Nearly all words are the question's own, or names in runs, or in sentences that only mention things.
  private static func isIdle(_ tokens: [Token], text: String, _ information: Information) -> Bool {
    if holdsCode(text) { return false }
    let content = tokens.indices.filter { tokens[$0].isContent }
    guard content.count >= 7 else { return false }
    let runs = BareRuns(tokens)
    let idle = content.count {
      runs.contains[$0] || tokens[$0].marks.contains(.mentioned)
        || information.isRepeated(tokens[$0])
    }
    return Double(idle) >= 0.85 * Double(content.count)
  }

  /// A list over several lines or sentences: short pieces, hardly a word that joins them.
  private static func isList(_ tokens: [Token], text: String) -> Bool {
    if holdsCode(text) { return false }
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
    let isOneLine = isOneLine(text)
    return pieces >= 6 && names * 10 <= pieces * (isOneLine ? 24 : 20)
      && functions * 8 <= (isOneLine ? names : 0)
  }
}
