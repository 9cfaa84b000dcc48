/// The words of a form as they stand, with what they ask for.
struct FormWords {
  /// What the words ask for, in order.
  let elements: [FormElement]

  /// For each element where its word stands among the tokens.
  let places: [Int]

  /// All words and signs.
  let tokens: [Token]

  /// Reads the words of one reading of a form.
  init(_ reading: FormReading, _ vocabulary: ItemVocabulary, _ information: Information) {
    var elements: [FormElement] = []
    var places: [Int] = []
    var tokens: [Token] = []
    for (step, stretch) in reading.stretches.enumerated() {
      let words = Tokenizer.tokens(
        of: stretch, vocabulary, repairingSlips: false, readingPhrases: reading.readsPhrases)
      for place in Self.contentPlaces(in: words) {
        elements.append(Self.element(at: place, of: words, in: step, reading, information))
        places.append(place + tokens.count)
      }
      tokens += words
    }
    (self.elements, self.places, self.tokens) = (elements, places, tokens)
  }

  /// Whether a word says that something is not so.
  var hasNegation: Bool {
    tokens.contains { Self.denials.contains($0.word) && $0.phraseMeanings.isEmpty }
  }

  /// Whether what is asked for stands in one clause.
  var isOneClause: Bool { Set(places.map { tokens[$0].clause }).count <= 1 }

  /// The clause of an element.
  func clause(of element: Int) -> Int { tokens[places[element]].clause }

  /// The bytes of an element's word; the parts of a name have the same.
  func range(of element: Int) -> Range<Int> { tokens[places[element]].range }
}
