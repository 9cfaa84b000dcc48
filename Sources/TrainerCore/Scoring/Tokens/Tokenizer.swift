/// Turns a text into tokens that remember where they stood.
struct Tokenizer {
  private let vocabulary: ItemVocabulary

  /// Whether slips of the pen are repaired; not in what an author wrote.
  private let repairsSlips: Bool
  private var tokens: [Token] = []

  /// Where the tokens are of each word as it was written: most words come again.
  private var tokensOfWord: [String: Range<Int>] = [:]

  /// Reads a text with the words of an item in mind.
  static func tokens(
    of text: String, _ vocabulary: ItemVocabulary, repairingSlips: Bool = true,
    readingPhrases: Bool = true, readingSteps: Bool = false
  ) -> [Token] {
    var tokenizer = Tokenizer(vocabulary: vocabulary, repairsSlips: repairingSlips)
    let bytes = Array(text.utf8)
    var lexemes = LexemeScanner.lexemes(of: bytes)
    if readingSteps { lexemes = NumberedSteps.reading(lexemes, of: bytes) }
    for lexeme in lexemes { tokenizer.take(lexeme, of: bytes) }
    DictatedWords.join(&tokenizer.tokens, vocabulary)
    CodeSigns.read(&tokenizer.tokens)
    if readingPhrases { PhraseReader.mark(&tokenizer.tokens) }
    ClauseDivision.mark(&tokenizer.tokens)
    AskingSentences.mark(&tokenizer.tokens)
    ClaimCheck.mark(&tokenizer.tokens)
    Enumeration.mark(&tokenizer.tokens)
    Negation.mark(&tokenizer.tokens)
    return tokenizer.tokens
  }

  private init(vocabulary: ItemVocabulary, repairsSlips: Bool) {
    self.vocabulary = vocabulary
    self.repairsSlips = repairsSlips
  }

  private mutating func take(_ lexeme: Lexeme, of bytes: [UInt8]) {
    switch lexeme.kind {
    case .word: takeWord(String(decoding: bytes[lexeme.range], as: UTF8.self), at: lexeme.range)
    case .number:
      append(String(decoding: bytes[lexeme.range], as: UTF8.self), at: lexeme.range)
    case .sentenceEnd, .lineEnd, .questionMark: appendSign(lexeme, .stop)
    case .pause: appendSign(lexeme, .pause)
    case .joiner, .arrow: appendSign(lexeme, .pause)
    case .assignment: appendSign(lexeme, [])
    case .equality: append("same", at: lexeme.range)
    case .difference: append("differ", at: lexeme.range)
    case .dollar: append("binding", at: lexeme.range)
    case .step(.first): append("first", at: lexeme.range)
    case .step(.between): append("then", at: lexeme.range)
    case .step(.last): append("last", at: lexeme.range)
    }
  }

  private mutating func takeWord(_ written: String, at range: Range<Int>) {
    if let earlier = tokensOfWord[written] {
      for index in earlier {
        tokens.append(tokens[index])
        tokens[tokens.count - 1].range = range
      }
      return
    }
    let first = tokens.count
    readWord(written, at: range)
    tokensOfWord[written] = first..<tokens.count
  }

  private mutating func readWord(_ written: String, at range: Range<Int>) {
    let lower = written.lowercased()
    if let stem = FunctionWords.stem(of: lower) {
      appendFunctionWord(lower, stem: stem, at: range)
    } else if let parts = identifierParts(of: written, lower) {
      let joined = parts.joined()
      for part in parts { append(part, at: range, identifier: joined) }
    } else {
      for word in Contractions.expand(lower) { takePlainWord(word, at: range) }
    }
  }

  private mutating func takePlainWord(_ word: String, at range: Range<Int>) {
    let stem = WordStem.of(word)
    if !vocabulary.knows(word, stem: stem) {
      if let base = Self.repeatedBase(of: word, stem: stem) {
        append("re", at: range)
        append(base, at: range)
        return
      }
      if repairsSlips, let correction = vocabulary.correction(of: word) {
        append(correction, at: range)
        return
      }
    }
    append(word, at: range, stem: stem)
  }

  /// The words of an identifier, or of one that the item has and that was written small or misspelt.
  private func identifierParts(of written: String, _ lower: String) -> [String]? {
    if let parts = vocabulary.identifiers[lower] { return parts }
    guard let parts = IdentifierParts.of(written) else { return nil }
    if repairsSlips, vocabulary.identifiers[parts.joined()] == nil,
      let near = vocabulary.identifier(near: parts.joined())
    {
      return vocabulary.identifiers[near]
    }
    return parts
  }

  /// What is done again by a word like "reinject": inject.
  private static func repeatedBase(of word: String, stem: String) -> String? {
    guard word.hasPrefix("re"), word.utf8.count >= 6 else { return nil }
    let base = String(word.dropFirst(2))
    return Thesaurus.standard.meanings(ofStem: WordStem.of(base)).isEmpty ? nil : base
  }

  private mutating func append(
    _ word: String, at range: Range<Int>, stem: String? = nil, identifier: String? = nil
  ) {
    if let stem = FunctionWords.stem(of: word) {
      appendFunctionWord(word, stem: stem, at: range, identifier: identifier)
      return
    }
    var token = Token(word: word, stem: stem ?? WordStem.of(word), range: range)
    token.identifier = identifier
    token.meanings = Thesaurus.standard.meanings(ofStem: token.stem)
    tokens.append(token)
  }

  private mutating func appendFunctionWord(
    _ word: String, stem: String, at range: Range<Int>, identifier: String? = nil
  ) {
    var token = Token(word: word, stem: stem, range: range)
    token.identifier = identifier
    token.marks = .function
    tokens.append(token)
  }

  private mutating func appendSign(_ lexeme: Lexeme, _ marks: Token.Marks) {
    let word =
      switch lexeme.kind {
      case .assignment: "="
      case .arrow: Token.arrow
      case .questionMark: Token.questionMark
      default: ","
      }
    var token = Token(word: word, stem: "", range: lexeme.range)
    token.marks = lexeme.kind == .assignment ? .function : marks
    tokens.append(token)
  }
}
