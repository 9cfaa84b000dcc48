/// The words one item uses, in its question, its ideas and their forms.
struct ItemVocabulary {
  /// Identifiers in lower case without underscores, and the words in them.
  private(set) var identifiers: [String: [String]] = [:]
  private var identifierStarts: [UInt8] = []
  private var words: Set<String> = []
  private var stems: Set<String> = []
  private let repair: SlipRepair
  private let identifierSpellings: SpellingIndex

  /// Reads the texts of an item.
  init(texts: [String]) {
    for text in texts {
      let bytes = Array(text.utf8)
      for lexeme in LexemeScanner.lexemes(of: bytes) where lexeme.kind == .word {
        let written = String(decoding: bytes[lexeme.range], as: UTF8.self)
        if let parts = IdentifierParts.of(written) {
          identifiers[parts.joined()] = parts
          words.formUnion(parts)
        } else {
          words.formUnion(Contractions.expand(written.lowercased()))
        }
      }
    }
    identifierStarts = Set(identifiers.keys.compactMap(\.utf8.first)).sorted()
    stems = Set(words.map { WordStem.of($0) })
    repair = SlipRepair(itemWords: words)
    identifierSpellings = SpellingIndex(identifiers.keys.filter { $0.utf8.count >= 6 })
  }

  /// Whether an identifier begins with the letter that a word begins with.
  func mayBeginIdentifier(_ word: String) -> Bool {
    word.utf8.first.map(identifierStarts.contains) ?? false
  }

  /// Whether a word needs no repair.
  func knows(_ word: String, stem: String) -> Bool {
    words.contains(word) || FunctionWords.contain(word) || stems.contains(stem)
      || KnownWords.stems.contains(stem) || EverydayWords.stems.contains(stem)
      || Thesaurus.standard.knows(stem)
  }

  /// The word a slip stands for, or nil where none is near.
  func correction(of word: String) -> String? { repair.correction(of: word) }

  /// The identifier of the item that a misspelt one stands for.
  func identifier(near joined: String) -> String? {
    guard (6...40).contains(joined.utf8.count) else { return nil }
    return identifierSpellings.nearest(to: Array(joined.utf8))
  }
}
