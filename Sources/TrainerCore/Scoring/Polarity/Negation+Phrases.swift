/// What is denied inside a phrase that the thesaurus has as a whole.
extension Negation {
  /// What a phrase such as "do not keep" denies within itself, for forms that have the word alone.
  mutating func denyInsidePhrase(at cue: Int) {
    guard ["not", "never"].contains(word(cue)),
      tokens[cue].marks.contains(.inPhrase) || !tokens[cue].phraseMeanings.isEmpty
    else { return }
    var first = cue
    while first > 0, tokens[first].phraseMeanings.isEmpty { first -= 1 }
    var index = cue + 1
    while index < tokens.count, tokens[index].marks.contains(.inPhrase) {
      if tokens[first].phraseMeanings.allSatisfy({ !tokens[index].meanings.contains($0) }) {
        tokens[index].marks.insert(.negated)
      }
      index += 1
    }
  }
}
