/// What one stretch of an answer has of a form.
struct PartFound {
  /// The elements that stand there by a word; at least one.
  let pairs: [Alignment.Pair]

  /// A word that excludes one of the others.
  let opposite: OppositeWord?

  /// A deed that is plain without a word.
  let impliedDeed: Int?

  /// What a pronoun takes up from the sentence before.
  let carried: Set<Int>

  /// The elements that count though no word of the stretch stands for them.
  var unspoken: Set<Int> { impliedDeed.map { carried.union([$0]) } ?? carried }

  /// The places of the words.
  var places: [Int] { pairs.map(\.place) + (opposite.map { [$0.place] } ?? []) }

  /// Whether an element of some kind stands there, by its word or by one that excludes it.
  func hasElement(where isWanted: (Int) -> Bool) -> Bool {
    pairs.contains { isWanted($0.element) } || opposite.map { isWanted($0.element) } ?? false
  }
}

/// A word that excludes an element of a form for which no word was found: "keeps" where it asks for
/// "loses".
struct OppositeWord {
  /// The element that it excludes.
  let element: Int

  /// Where it stands.
  let place: Int
}
