/// The numbers of a list as words, for questions that ask in which order things are done: 1 stands first,
/// the highest last.
enum NumberedSteps {
  /// Whether a question asks for an order.
  static func areWanted(by question: [Token]) -> Bool {
    question.contains { asking.contains($0.word) }
  }

  private static let asking: WordSet = ["order", "sequence", "steps"]

  /// The pieces of a text with its numbers 1, 2, 3 read as steps; each begins a sentence.
  static func reading(_ lexemes: [Lexeme], of bytes: [UInt8]) -> [Lexeme] {
    let numbers = numbers(in: lexemes, of: bytes)
    guard numbers.count > 1 else { return lexemes }
    var waiting = numbers[...]
    var result: [Lexeme] = []
    for (index, lexeme) in lexemes.enumerated() {
      guard index == waiting.first else {
        if !isSign(lexeme, behind: result.last) { result.append(lexeme) }
        continue
      }
      waiting.removeFirst()
      let start = lexeme.range.lowerBound
      let place: Lexeme.Place =
        waiting.count == numbers.count - 1 ? .first : waiting.isEmpty ? .last : .between
      result.append(Lexeme(kind: .lineEnd, range: start..<start))
      result.append(Lexeme(kind: .step(place), range: lexeme.range))
    }
    return result
  }

  /// Whether it is the full stop or the colon that belongs to the number of a step.
  private static func isSign(_ lexeme: Lexeme, behind last: Lexeme?) -> Bool {
    guard case .step = last?.kind else { return false }
    return [.sentenceEnd, .pause].contains(lexeme.kind)
      && lexeme.range.lowerBound == last?.range.upperBound
  }

  /// Where the numbers stand, one after the other from 1 on.
  private static func numbers(in lexemes: [Lexeme], of bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    for (index, lexeme) in lexemes.enumerated()
    where lexeme.kind == .number && bytes[lexeme.range].elementsEqual("\(found.count + 1)".utf8) {
      if opensStep(lexeme, of: bytes) { found.append(index) }
    }
    return found
  }

  /// Whether a number is marked as one of a list, or opens a line.
  private static func opensStep(_ number: Lexeme, of bytes: [UInt8]) -> Bool {
    let next = number.range.upperBound
    guard next < bytes.count else { return false }
    if ".):".utf8.contains(bytes[next]) {
      return next + 1 < bytes.count && bytes[next + 1].isASCIIBlank
    }
    let before = bytes[..<number.range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
    return bytes[next].isASCIIBlank && (before == nil || before == 0x0A || before == 0x0D)
  }
}
