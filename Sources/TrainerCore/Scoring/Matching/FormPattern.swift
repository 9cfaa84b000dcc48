/// A form made ready for comparison with answers.
struct FormPattern {
  /// What a form is for.
  enum Role {
    case accepted
    case label
    case rejected
  }

  let role: Role

  /// As its author wrote it.
  let text: String

  /// What it asks for, in its order.
  let elements: [FormElement]

  /// Whether what it asks for must stand in its order.
  let isOrdered: Bool

  /// Whether the answer must begin with it.
  let isAnchored: Bool

  /// How many other words may stand between its words.
  let slack: Int

  /// Whether all of it must be found.
  let isStrict: Bool

  /// Code that must stand in the answer as well.
  let code: [CodePattern]

  /// The stems of all its words, those that hold the sentence together included.
  let words: [String]

  /// Who does what to whom, where the form says so plainly.
  let relation: Relation?

  /// For elements with a meaning that others exclude, those others.
  let opposites: [(element: Int, meanings: Set<Thesaurus.Meaning>)]

  /// How many of its words tell something of their own.
  let tellingWords: Int

  /// Whether it asks for something that happens once.
  let asksForOnce: Bool

  /// The sum of the weights.
  let weight: Double

  /// Whether anything is left of it to look for.
  var asksForSomething: Bool { !elements.isEmpty || !code.isEmpty }

  /// Whether an element means something that others exclude.
  func hasOpposite(_ element: Int) -> Bool { opposites.contains { $0.element == element } }

  /// Whether finding it denied contradicts the idea.
  var mayContradict: Bool { role == .accepted && !elements.contains(where: \.isDenied) }

  /// Whether it is a single word or a single identifier.
  var isOneName: Bool { !elements.isEmpty && Set(elements.map(\.identifier)).count == 1 }

  /// The share of it that must be found.
  var threshold: Double {
    if isStrict { return Measure.strictThreshold }
    return role == .label ? Measure.labelThreshold : Measure.acceptedThreshold
  }

  /// Makes a pattern of one plain reading of a form.
  init(
    _ reading: FormReading, role: Role, text: String, vocabulary: ItemVocabulary,
    information: Information
  ) {
    self.role = role
    self.text = text
    var elements: [FormElement] = []
    for (step, stretch) in reading.stretches.enumerated() {
      let tokens = Tokenizer.tokens(
        of: stretch, vocabulary, repairingSlips: false, readingPhrases: reading.readsPhrases)
      elements += Self.elements(of: tokens, in: step, reading, information)
    }
    if reading.isNegated { for index in elements.indices { elements[index].isDenied = true } }
    self.elements = elements
    opposites = elements.indices.compactMap { index in
      let opposites = Set(elements[index].meanings.flatMap(Thesaurus.standard.opposites))
      return opposites.isEmpty ? nil : (index, opposites)
    }
    tellingWords = elements.count(where: \.isTelling)
    let once = Thesaurus.standard.once
    asksForOnce = elements.contains { $0.meanings.contains(once) }
    isOrdered = reading.stretches.count > 1
    isAnchored = reading.isAnchored
    slack = reading.slack ?? (role == .label ? Measure.labelSlack : Measure.acceptedSlack)
    code = reading.code
    isStrict = reading.isStrict || elements.count == 1
    words = reading.stretches.flatMap {
      Tokenizer.tokens(of: $0, vocabulary, repairingSlips: false).filter(\.isWord).map(\.stem)
    }
    relation = Relation(elements, words: words)
    weight = elements.reduce(0) { $0 + $1.weight }
  }

  /// The patterns of one reading: with phrases read as wholes, and word by word where that differs.
  static func patterns(
    _ reading: FormReading, role: Role, text: String, vocabulary: ItemVocabulary,
    information: Information
  ) -> [FormPattern] {
    let whole = FormPattern(
      reading, role: role, text: text, vocabulary: vocabulary, information: information)
    let isPlainToo =
      whole.elements.contains(where: \.stems.isEmpty)
      && negations.isDisjoint(
        with: reading.stretches.flatMap { $0.split(separator: " ").map(String.init) })
    guard isPlainToo else { return [whole] }
    var plain = reading
    plain.readsPhrases = false
    return [
      whole,
      FormPattern(plain, role: role, text: text, vocabulary: vocabulary, information: information),
    ]
  }

  private static func elements(
    of tokens: [Token], in step: Int, _ reading: FormReading, _ information: Information
  ) -> [FormElement] {
    let words = tokens.filter {
      $0.isWord && (!negations.contains($0.word) || !$0.phraseMeanings.isEmpty)
    }
    var content = words.filter {
      $0.isContent && (!$0.marks.contains(.inPhrase) || !$0.phraseMeanings.isEmpty)
    }
    if content.isEmpty { content = words }
    return content.map { token in
      let isPhrase = !token.phraseMeanings.isEmpty
      let isNamed = hasArticle(token, tokens)
      return FormElement(
        stems: isPhrase ? [] : [token.stem],
        meanings: isPhrase ? token.phraseMeanings : token.meanings,
        prefix: reading.prefixes.contains(token.word) ? token.word : nil,
        identifier: token.identifier,
        isDenied: token.marks.contains(.negated) || isLeftOut(token, tokens),
        isAction: !isNamed
          && Thesaurus.standard.isAction(isPhrase ? token.phraseMeanings : token.meanings),
        isThing: isNamed || Thesaurus.standard.isThing(token.meanings + token.phraseMeanings),
        isTelling: !FunctionWords.areLight(token.stem) && !information.isGiven(token),
        isGiven: information.isGiven(token),
        weight: information.weight(of: token), step: step)
    }
  }

  /// Whether an article or the like stands before a word: what follows one is a thing.
  private static func hasArticle(_ token: Token, _ tokens: [Token]) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.range == token.range }), index > 0 else {
      return false
    }
    return articles.contains(tokens[index - 1].word)
  }

  private static let articles: Set<String> = [
    "the", "a", "an", "its", "their", "your", "his", "our",
  ]

  /// Whether "without" stands before a word in its clause.
  private static func isLeftOut(_ token: Token, _ tokens: [Token]) -> Bool {
    token.marks.contains(.conditional)
      && tokens.contains {
        $0.word == "without" && $0.clause == token.clause
          && $0.range.lowerBound < token.range.lowerBound
      }
  }

  private static let negations: Set<String> = [
    "not", "no", "never", "nothing", "none", "neither", "nor", "nobody", "avoid", "without", "=",
  ]
}
