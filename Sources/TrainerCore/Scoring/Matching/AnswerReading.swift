/// An answer made ready for comparison: its tokens, and where each word and meaning stands.
struct AnswerReading {
  /// One word that can be evidence, by its place among such words.
  struct Hit {
    let place: Int

    /// How well the word fits, 0 to 1.
    let fit: Double
  }

  let tokens: [Token]

  /// The tokens that can be evidence, as indices of `tokens`.
  let content: [Int]

  /// Where the words stand that the reading was made up from, when not from the answer's own.
  let standsFor: Range<Int>?

  /// For each sentence whether it has a pronoun, and which with words comes before.
  private var pronounSentences: [Bool]
  private var sentenceBefore: [Int?]
  private(set) var placesByStem: [String: [Int]] = [:]
  private(set) var placesByMeaning: [[Int]]

  init(_ tokens: [Token], standingFor range: Range<Int>? = nil) {
    self.tokens = tokens
    standsFor = range
    content = tokens.indices.filter { tokens[$0].isContent }
    placesByMeaning = Array(repeating: [], count: Thesaurus.standard.names.count)
    let sentences = (tokens.last?.sentence ?? 0) + 1
    pronounSentences = Array(repeating: false, count: sentences)
    sentenceBefore = Array(repeating: nil, count: sentences)
    var last: Int?
    for token in tokens where token.isWord {
      if Self.pronouns.contains(token.word) { pronounSentences[token.sentence] = true }
      if let last, last < token.sentence { sentenceBefore[token.sentence] = last }
      last = token.sentence
    }
    for (place, index) in content.enumerated() {
      let token = tokens[index]
      guard token.marks.isDisjoint(with: [.doubted, .mentioned]) else { continue }
      placesByStem[token.stem, default: []].append(place)
      for meaning in token.meanings { note(meaning, at: place) }
      for meaning in token.phraseMeanings { note(meaning, at: place) }
    }
  }

  private mutating func note(_ meaning: Thesaurus.Meaning, at place: Int) {
    if placesByMeaning[meaning].last != place { placesByMeaning[meaning].append(place) }
  }

  private static let pronouns: WordSet = [
    "it", "its", "they", "them", "their", "this", "that", "these", "those", "he", "she", "him",
    "there",
  ]

  /// Whether a sentence refers back by a pronoun.
  func hasPronoun(inSentence sentence: Int) -> Bool { pronounSentences[sentence] }

  /// The sentence with words that comes before one.
  func sentence(before sentence: Int) -> Int? { sentenceBefore[sentence] }

  /// The bytes of the words at some places, in order, each once.
  func ranges(at places: [Int]) -> [Range<Int>] {
    if let standsFor { return [standsFor] }
    var ranges: [Range<Int>] = []
    for place in places.sorted() {
      let range = range(at: place)
      if ranges.last != range { ranges.append(range) }
    }
    return ranges
  }

  /// The bytes of those of some tokens that can be evidence, each word once.
  func ranges(ofTokens indices: [Int]) -> [Range<Int>] {
    indices.filter { tokens[$0].isContent }.reduce(into: []) { ranges, index in
      if ranges.last != tokens[index].range { ranges.append(tokens[index].range) }
    }
  }

  /// Whether some words, one of them at a place, stand here one behind the other.
  func holds(_ stems: [String], around place: Int) -> Bool {
    let index = content[place]
    return stems.indices.contains { offset in
      index >= offset && tokens[(index - offset)...].prefix(stems.count).map(\.stem) == stems
    }
  }

  /// How far before a thing its "no" stands.
  private static let lackReach = 4

  /// Whether a thing is said not to be there: "no X", "without X".
  func isLacking(_ place: Int) -> Bool {
    let index = content[place]
    return tokens[tokens.stretch(of: Self.lackReach, before: index)].contains {
      ["no", "without"].contains($0.word) && $0.clause == tokens[index].clause
    }
  }

  /// Whether one place follows from another: "price changes → other hash".
  func hasArrow(between one: Int, and other: Int) -> Bool {
    tokens[content[one]...content[other]].contains { $0.word == Token.arrow && !$0.isWord }
  }

  /// Whether one of some places stands in a question.
  func asks(_ places: [Int]) -> Bool { places.contains { marks(at: $0).contains(.asked) } }

  /// Whether a word that can be evidence means one of these.
  func means(anyOf meanings: [Thesaurus.Meaning]) -> Bool {
    meanings.contains { !placesByMeaning[$0].isEmpty }
  }

  /// The token at a place.
  func token(at place: Int) -> Token { tokens[content[place]] }

  // Parts of it without a copy of the whole, which counts references.
  func sentence(at place: Int) -> Int { tokens[content[place]].sentence }
  func clause(at place: Int) -> Int { tokens[content[place]].clause }
  func marks(at place: Int) -> Token.Marks { tokens[content[place]].marks }
  func range(at place: Int) -> Range<Int> { tokens[content[place]].range }
  func stem(at place: Int) -> String { tokens[content[place]].stem }
  func isPartOfName(_ place: Int) -> Bool { tokens[content[place]].identifier != nil }
}
