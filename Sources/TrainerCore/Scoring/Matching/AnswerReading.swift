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

  private var pronounSentences: Set<Int> = []
  private var sentenceBefore: [Int: Int] = [:]
  private var placesByStem: [String: [Int]] = [:]
  private var placesByMeaning: [Thesaurus.Meaning: [Int]] = [:]

  init(_ tokens: [Token], standingFor range: Range<Int>? = nil) {
    self.tokens = tokens
    standsFor = range
    content = tokens.indices.filter { tokens[$0].isContent }
    var last: Int?
    for token in tokens where token.isWord {
      if Self.pronouns.contains(token.word) { pronounSentences.insert(token.sentence) }
      if let last, last < token.sentence { sentenceBefore[token.sentence] = last }
      last = token.sentence
    }
    for (place, index) in content.enumerated() {
      let token = tokens[index]
      guard token.marks.isDisjoint(with: [.doubted, .mentioned]) else { continue }
      placesByStem[token.stem, default: []].append(place)
      for meaning in Set(token.meanings + token.phraseMeanings) {
        placesByMeaning[meaning, default: []].append(place)
      }
    }
  }

  private static let pronouns: Set<String> = [
    "it", "its", "they", "them", "their", "this", "that", "these", "those", "he", "she", "him",
    "there",
  ]

  /// Whether a sentence refers back by a pronoun.
  func hasPronoun(inSentence sentence: Int) -> Bool { pronounSentences.contains(sentence) }

  /// The sentence with words that comes before one.
  func sentence(before sentence: Int) -> Int? { sentenceBefore[sentence] }

  /// The bytes of the words at some places, in order, each once.
  func ranges(at places: [Int]) -> [Range<Int>] {
    if let standsFor { return [standsFor] }
    var ranges: [Range<Int>] = []
    for place in places.sorted() {
      let range = token(at: place).range
      if ranges.last != range { ranges.append(range) }
    }
    return ranges
  }

  /// Whether some words, one of them at a place, stand here one behind the other.
  func holds(_ stems: [String], around place: Int) -> Bool {
    let index = content[place]
    return stems.indices.contains { offset in
      index >= offset && tokens[(index - offset)...].prefix(stems.count).map(\.stem) == stems
    }
  }

  /// Whether a thing is said not to be there: "no X", "without X".
  func isLacking(_ place: Int) -> Bool {
    let index = content[place]
    return tokens[max(0, index - 4)..<index].contains {
      ["no", "without"].contains($0.word) && $0.clause == tokens[index].clause
    }
  }

  /// Whether one place follows from another: "price changes → other hash".
  func hasArrow(between one: Int, and other: Int) -> Bool {
    tokens[content[one]...content[other]].contains { $0.word == Token.arrow && !$0.isWord }
  }

  /// The token at a place.
  func token(at place: Int) -> Token { tokens[content[place]] }

  /// The places where an element's word, or one that means the same, stands, in order.
  func hits(of element: FormElement) -> [Hit] {
    var hits: [Hit] = []
    for stem in element.stems { add(placesByStem[stem], fit: 1, to: &hits, of: element) }
    for meaning in element.meanings {
      add(placesByMeaning[meaning], fit: Measure.synonymFit, to: &hits, of: element)
    }
    if let prefix = element.prefix {
      let places = content.indices.filter { token(at: $0).word.hasPrefix(prefix) }
      add(places, fit: 1, to: &hits, of: element)
    }
    guard hits.count > 1 else { return hits }
    hits.sort { ($0.place, -$0.fit) < ($1.place, -$1.fit) }
    var best: [Hit] = []
    for hit in hits where hit.place != best.last?.place { best.append(hit) }
    return best
  }

  private func add(_ places: [Int]?, fit: Double, to hits: inout [Hit], of element: FormElement) {
    for place in places ?? [] where !isOtherIdentifier(token(at: place), element) {
      // What shares one meaning and excludes another is no synonym: a class is no struct.
      if fit < 1, excludes(token(at: place), element) { continue }
      // A word that means the same as a part of a name is too far from the name.
      if fit < 1, element.identifier == nil, token(at: place).identifier != nil { continue }
      hits.append(Hit(place: place, fit: self.fit(fit, of: element, at: place)))
    }
  }

  private func excludes(_ token: Token, _ element: FormElement) -> Bool {
    element.meanings.contains { meaning in
      Thesaurus.standard.opposites(of: meaning).contains {
        token.meanings.contains($0) || token.phraseMeanings.contains($0)
      }
    }
  }

  /// A part of an identifier fits a plain word, and the other way about, less well.
  private func fit(_ fit: Double, of element: FormElement, at place: Int) -> Double {
    let name = token(at: place).identifier
    if name == element.identifier { return fit }
    if element.identifier != nil { return Measure.partFit * fit }
    return fit
  }

  /// Parts of unlike identifiers do not fit each other: `viewWillAppear` is not `viewIsAppearing`.
  private func isOtherIdentifier(_ token: Token, _ element: FormElement) -> Bool {
    guard let one = token.identifier, let other = element.identifier, one != other else {
      return false
    }
    return !one.hasSuffix(other) && !other.hasSuffix(one)
  }
}
