/// Cuts Swift code into tokens for reading; code that is wrong is cut somehow, and nothing is lost.
///
/// Time is linear in the length of the code.
struct SwiftTokens {
  let code: String
  var place: String.Index
  private var plainStart: String.Index
  private var tokens: [CodeToken] = []

  /// The tokens of some code, which are all of its text.
  static func tokens(of code: String) -> [CodeToken] {
    var scanner = SwiftTokens(code)
    while let character = scanner.next { scanner.take(character) }
    scanner.flushPlain()
    return scanner.tokens
  }

  private init(_ code: String) {
    self.code = code
    place = code.startIndex
    plainStart = code.startIndex
  }

  var next: Character? { place < code.endIndex ? code[place] : nil }

  private mutating func take(_ character: Character) {
    if begins("//") {
      token(.comment) { $0.skip { !$0.isNewline } }
    } else if begins("/*") {
      token(.comment) { $0.skipComment() }
    } else if character == "\"" || character == "#" && isRawString {
      token(.string) { $0.skipString() }
    } else if character == "@" || character == "#" {
      token(.attribute) {
        $0.step()
        $0.skip { $0.isPartOfWord }
      }
    } else if character == "`" {
      skipQuotedName()
    } else if character.isNumber {
      skip { $0.isPartOfWord }
    } else if character.isPartOfWord {
      takeWord()
    } else {
      step()
    }
  }

  private mutating func takeWord() {
    let isMember = place > code.startIndex && code[code.index(before: place)] == "."
    let start = place
    var end = place
    while end < code.endIndex, code[end].isPartOfWord { end = code.index(after: end) }
    let kind = kind(of: code[start..<end], isMember: isMember, before: end)
    if kind == .plain { place = end } else { token(kind) { $0.place = end } }
  }

  private func kind(
    of word: Substring, isMember: Bool, before end: String.Index
  ) -> CodeToken.Kind {
    if !isMember || word == "init" || word == "self" {
      if SwiftWords.reserved.contains(word) { return .keyword }
      let rest = code[end...].prefix(2)
      let isBeforeWord = rest.first == " " && rest.last?.isPartOfWord ?? false
      if SwiftWords.beforeWords.contains(word), isBeforeWord { return .keyword }
      if SwiftWords.beforeBlocks.contains(word), rest == " {" || rest.first?.isNewline == true {
        return .keyword
      }
    }
    return word.first?.isUppercase == true ? .type : .plain
  }
}

extension SwiftTokens {
  /// Makes a token of what a step goes over.
  private mutating func token(_ kind: CodeToken.Kind, _ skip: (inout SwiftTokens) -> Void) {
    flushPlain()
    skip(&self)
    tokens.append(CodeToken(text: code[plainStart..<place], kind: kind))
    plainStart = place
  }

  private mutating func flushPlain() {
    if plainStart < place { tokens.append(CodeToken(text: code[plainStart..<place], kind: .plain)) }
    plainStart = place
  }

  func begins(_ text: String) -> Bool { code[place...].hasPrefix(text) }

  mutating func step(_ count: Int = 1) {
    place = code.index(place, offsetBy: count, limitedBy: code.endIndex) ?? code.endIndex
  }

  private mutating func skip(while isWanted: (Character) -> Bool) {
    while let character = next, isWanted(character) { step() }
  }

  /// A name between backticks, which is no keyword.
  private mutating func skipQuotedName() {
    step()
    skip { $0 != "`" && !$0.isNewline }
    if next == "`" { step() }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if begins("/*") {
        depth += 1
        step(2)
      } else if begins("*/") {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && next != nil
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
