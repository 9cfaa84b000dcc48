/// One word, or one phrase, that a form asks for.
struct FormElement: Hashable {
  /// The stems that fit; empty for a phrase, which fits by its meanings alone.
  var stems: [String]

  /// The meanings that fit as well.
  var meanings: [Thesaurus.Meaning]

  /// A beginning that fits with any ending.
  var prefix: String?

  /// The identifier, in lower case, of which the word is a part.
  var identifier: String?

  /// Whether the form denies it.
  var isDenied = false

  /// Whether the form tells of it as what is to be avoided or gives way: said or denied, it fits.
  var isRegretted = false

  /// Whether it is something done, not a thing or a quality.
  var isAction = false

  /// Whether it is, or may be, a thing.
  var isThing = true

  /// Whether a form that lacks it says something else.
  var isTelling = true

  /// Whether the question says it already.
  var isGiven = false

  /// Whether several of the item's ideas use it.
  var isShared = false

  /// Whether only its idea says it, and lacks something without it.
  var isOwn: Bool { isTelling && !isShared && !isGiven }

  /// What it tells, 0.3 to 2.
  var weight = 1.0

  /// Which stretch of an ordered form it belongs to, from 0.
  var step = 0
}

extension FormElement {
  /// Whether a word so marked says the same as the element: denied as it is, or where that is left open.
  func agrees(with marks: Token.Marks) -> Bool {
    isRegretted || !marks.isDisjoint(with: [.regretted, .conditional])
      || marks.contains(.negated) == isDenied
  }

  /// The meanings that exclude it: of a deed only other deeds'.
  var opposites: [Thesaurus.Meaning] {
    let own = isAction ? meanings.filter { Thesaurus.standard.mayBeAction([$0]) } : meanings
    return Set(own.flatMap(Thesaurus.standard.opposites)).sorted()
  }
}
