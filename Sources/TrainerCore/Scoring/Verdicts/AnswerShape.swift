/// What kind of text an answer is, before its words are weighed.
enum AnswerShape {
  case statements
  case empty
  case onlyNames
  case repeatsQuestion

  /// From how many names and pieces on a text may be a list; how many names ten pieces have at most,
  /// on one line and over several, and how many stand for each word that holds sentences together at least.
  private static let fewestNames = 8
  private static let fewestPieces = 6
  private static let namesPerTenPieces = 24
  private static let namesPerTenPiecesOfLines = 20
  private static let namesPerFunction = 8

  /// How many words an echo has at least, and how many words of content idle talk has.
  private static let fewestOfEcho = 4
  private static let fewestOfIdle = 7

  /// What share of them is nearly all.
  private static let nearlyAll = 0.85

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
    return words >= fewestOfEcho && Double(given) >= nearlyAll * Double(words)
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
    guard content.count >= fewestOfIdle else { return false }
    let runs = BareRuns(tokens)
    let idle = content.count {
      runs.contains[$0] || tokens[$0].marks.contains(.mentioned)
        || information.isRepeated(tokens[$0])
    }
    return Double(idle) >= nearlyAll * Double(content.count)
  }

  /// A list over several lines or sentences: short pieces, hardly a word that joins them.
  ///
  /// Over several lines the pieces are shorter, and no word joins them at all.
  private static func isList(_ tokens: [Token], text: String) -> Bool {
    if holdsCode(text) { return false }
    let count = ListCount(tokens[...])
    guard count.names >= fewestNames, count.pieces >= fewestPieces else { return false }
    let functions = count.functions + count.otherDenials
    if isOneLine(text) {
      return count.names * 10 <= count.pieces * namesPerTenPieces
        && functions * namesPerFunction <= count.names
    }
    return count.names * 10 <= count.pieces * namesPerTenPiecesOfLines && functions == 0
  }
}
