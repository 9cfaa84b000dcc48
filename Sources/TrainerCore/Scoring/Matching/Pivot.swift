/// The one verb of a form, with the elements before it and those behind: "the writer gets its own copy".
///
/// It tells the sides apart where the verb is too plain to be an element, as *gets* and *needs* are.
struct Pivot {
  let stem: String
  let before: Set<Int>
  let behind: Set<Int>

  /// Reads it from the words of a form; nil without exactly one verb that has something on either side, in
  /// a clause that denies nothing.
  init?(_ form: FormWords) {
    let (places, tokens) = (form.places, form.tokens)
    let verbs = tokens.indices.filter { Self.isVerb($0, in: tokens) }
    guard verbs.count == 1, let verb = verbs.first, !VerbGroup.isPassive(verb, in: tokens),
      tokens.allSatisfy({ !$0.isWord || $0.clause == tokens[verb].clause }),
      !tokens.contains(where: { $0.marks.contains(.negated) || Self.joints.contains($0.word) })
    else { return nil }
    stem = tokens[verb].stem
    before = Set(form.elements.indices.filter { places[$0] < verb })
    behind = Set(form.elements.indices.filter { places[$0] > verb })
    guard !before.isEmpty, let first = behind.min(),
      VerbGroup.preposition(before: places[first], in: tokens).map(Self.ties.contains) != false
    else { return nil }
  }

  private static func isVerb(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isPlainWord && verbs.contains(tokens[index].stem)
      && !(index > 0 && PartOfSpeech.articles.contains(tokens[index - 1].word))
  }

  private static let verbs = WordSet(
    """
    get have need become depend want own keep hold make call throw use cause take give send create \
    replace contain start know tell show set overwrite outlive host hide read write belong
    """.split(separator: " ").map { WordStem.of($0) })

  /// Prepositions that belong to a verb: "depends on", "belongs to".
  private static let ties: WordSet = ["on", "to"]

  /// Words with which a form says more than who does what.
  private static let joints: WordSet = ["by", "and", "or", "not", "no", "never", "than", "as"]
}
