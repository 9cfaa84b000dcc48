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

  /// What the author wrote, where it says all in one stretch that the question does not say.
  let wording: Wording?

  /// Who does what to whom, and what goes where, as far as the form says so.
  let roles: FormRoles

  /// For elements with a meaning that others exclude, those others.
  let opposites: [(element: Int, meanings: [Thesaurus.Meaning])]

  /// How many of its words tell something of their own.
  let tellingWords: Int

  /// Whether it has a verb that says something by itself.
  let hasTellingVerb: Bool

  /// Whether it says itself that something is not so.
  let hasNegation: Bool

  /// Whether it asks for something that happens once.
  let asksForOnce: Bool

  /// The elements that are done, by their numbers.
  let deeds: [Int]

  /// Whether an element says what only its idea says.
  let hasOwnWord: Bool

  /// Whether it denies an element.
  let isDenying: Bool

  /// Whether its words stand in one clause.
  let isOneClause: Bool

  /// The sum of the weights.
  let weight: Double

  /// Whether anything is left of it to look for.
  var asksForSomething: Bool { !elements.isEmpty || !code.isEmpty }

  /// Whether finding it denied contradicts the idea.
  var mayContradict: Bool { role == .accepted && !isDenying }

  /// Whether it is a single word or a single identifier.
  var isOneName: Bool {
    guard let first = elements.first else { return false }
    return elements.count == 1
      || (first.identifier != nil && elements.allSatisfy { $0.identifier == first.identifier })
  }

  /// Whether only one word or name of several could be evidence, and one that other ideas or the question
  /// use too: such a form is taken by its letters.
  var isThin: Bool {
    guard role != .rejected, isOneName, words.count > elements.count + 1,
      !elements.allSatisfy(\.isDenied)
    else { return false }
    return elements.allSatisfy { !$0.stems.isEmpty && ($0.isGiven || $0.isShared || !$0.isTelling) }
  }

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
    let form = FormWords(reading, vocabulary, information)
    let elements = form.elements
    let words = reading.stretches.flatMap {
      Tokenizer.tokens(of: $0, vocabulary, repairingSlips: false).filter(\.isWord).map(\.stem)
    }
    self.role = role
    self.text = text
    self.words = words
    self.elements = elements
    code = reading.code
    isOrdered = reading.stretches.count > 1
    isAnchored = reading.isAnchored
    isStrict = reading.isStrict || elements.count == 1
    slack = reading.slack ?? (role == .label ? Measure.labelSlack : Measure.acceptedSlack)
    wording = reading.isPlain ? information.newWording(of: form.tokens) : nil
    roles = FormRoles(form, words: words)
    isOneClause = form.isOneClause
    hasNegation = form.hasNegation
    isDenying = elements.contains(where: \.isDenied)
    hasOwnWord = elements.contains(where: \.isOwn)
    hasTellingVerb = elements.contains { $0.isAction && !FunctionWords.areEmptyVerbs($0.stems) }
    asksForOnce = elements.contains { Thesaurus.standard.isOnce($0.meanings) }
    deeds = elements.indices.filter { elements[$0].isAction }
    tellingWords = elements.count(where: \.isTelling)
    opposites = elements.enumerated().compactMap { index, element in
      let opposites = element.opposites
      return opposites.isEmpty ? nil : (index, opposites)
    }
    weight = elements.reduce(0) { $0 + $1.weight }
  }
}
