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

  /// Code that must stand in the answer as well.
  let code: [CodePattern]

  /// The stems of all its words, those that hold the sentence together included.
  let words: [String]

  /// The sum of the weights.
  let weight: Double

  /// Whether it denies anything.
  var isNegative: Bool { elements.contains(where: \.isDenied) }

  /// Whether it asks for something that happens once.
  var asksForOnce: Bool {
    elements.contains { $0.meanings.contains(where: { Thesaurus.standard.names[$0] == "once" }) }
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
      let tokens = Tokenizer.tokens(of: stretch, vocabulary, repairingSlips: false)
      elements += Self.elements(of: tokens, in: step, reading, information)
    }
    if reading.isNegated { for index in elements.indices { elements[index].isDenied = true } }
    self.elements = elements
    isOrdered = reading.stretches.count > 1
    isAnchored = reading.isAnchored
    slack = reading.slack ?? (role == .label ? 9 : 6)
    code = reading.code
    words = reading.stretches.flatMap {
      Tokenizer.tokens(of: $0, vocabulary, repairingSlips: false).filter(\.isWord).map(\.stem)
    }
    weight = elements.reduce(0) { $0 + $1.weight }
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
      return FormElement(
        stems: isPhrase ? [] : [token.stem],
        meanings: isPhrase ? token.phraseMeanings : token.meanings,
        prefix: reading.prefixes.contains(token.word) ? token.word : nil,
        identifier: token.identifier,
        isDenied: token.marks.contains(.negated) || isLeftOut(token, tokens),
        isGiven: information.isGiven(token),
        weight: information.weight(of: token), step: step)
    }
  }

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
