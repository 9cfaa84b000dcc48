/// Tells which words of a text stand under a negation, and of which kind.
///
/// A cue ("not", "never", "no") reaches forward to the end of its clause, at most a few words; "not" and
/// "never" reach back to their subject too. The idea follows NegEx: cue lists and a window.
struct Negation {
  var tokens: [Token]

  /// Marks negated, regretted, conditional and doubted words.
  static func mark(_ tokens: inout [Token]) {
    // Exchanged and not copied, since each token counts references.
    var negation = Negation(tokens: [])
    swap(&negation.tokens, &tokens)
    negation.markAll()
    swap(&negation.tokens, &tokens)
  }

  private mutating func markAll() {
    markConditions()
    markBeliefs()
    for index in tokens.indices where isCue(index) { apply(cueAt: index) }
    for index in tokens.indices { denyInsidePhrase(at: index) }
    for index in tokens.indices { markEffectless(before: index) }
    for index in tokens.indices { applyVerdictWord(at: index) }
    for index in tokens.indices { applyComparison(at: index) }
    for index in tokens.indices { applyDenyingVerb(at: index) }
    for index in tokens.indices { applyHindrance(at: index) }
    for index in tokens.indices { applyReplacement(at: index) }
    for index in tokens.indices { applyDistance(at: index) }
    turnDownQuestions()
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].word : ""
  }

  func stem(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].stem : ""
  }
}

// MARK: - Conditions

extension Negation {
  /// What is missing is not there, but what somebody misses is left undone.
  static let absent = "missing"

  private static let conditions: WordSet = [
    "if", "without", "unless", "forget", "omit", "skip", "lest", "otherwise", "neglect", "miss",
  ]

  /// A clause that begins with if, without, unless, or tells of forgetting, argues for what it names.
  private mutating func markConditions() {
    var clauses: Set<Int> = []
    for index in tokens.indices
    where Self.conditions.contains(tokens[index].stem) && tokens[index].isPlainWord
      && word(index) != Self.absent
    {
      clauses.insert(tokens[index].clause)
    }
    guard !clauses.isEmpty else { return }
    for index in tokens.indices where clauses.contains(tokens[index].clause) {
      tokens[index].marks.insert(.conditional)
    }
  }
}
