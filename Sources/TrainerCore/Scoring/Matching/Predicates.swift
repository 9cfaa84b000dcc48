/// Which elements of a form say something, and which tell when or why, by their numbers.
///
/// A form is turned into its opposite by a "not" before the first, and into another by one before the second.
struct Predicates {
  /// Deeds, qualities and what something is said to be, in clauses that stand by themselves.
  let said: Set<Int>

  /// All that stands in clauses such as "when the view goes".
  let circumstances: Set<Int>

  /// Reads them from the words of a form.
  init(_ form: FormWords) {
    let subordinate = Self.subordinateClauses(of: form.tokens)
    let numbers = form.elements.indices
    circumstances = Set(numbers.filter { subordinate.contains(form.clause(of: $0)) })
    said = Set(
      numbers.filter {
        !subordinate.contains(form.clause(of: $0))
          && (form.elements[$0].isAction || Self.isPredicate(form.places[$0], in: form.tokens))
      })
  }

  /// The clauses that begin with a word such as "when", by their numbers.
  private static func subordinateClauses(of tokens: [Token]) -> Set<Int> {
    var clauses: Set<Int> = []
    var last: Int?
    for token in tokens where token.isWord {
      if token.clause != last, subordinators.contains(token.word) { clauses.insert(token.clause) }
      last = token.clause
    }
    return clauses
  }

  /// Whether a word says something of another: it is done here, or is what something is, as in "is slow"
  /// and "is a value"; what stands behind an article or a preposition else is only named.
  private static func isPredicate(_ place: Int, in tokens: [Token]) -> Bool {
    if VerbGroup.isDeed(place, in: tokens) { return true }
    guard place > 0, tokens[place - 1].clause == tokens[place].clause else { return true }
    let before = tokens[place - 1].word
    if PartOfSpeech.articles.contains(before) || VerbGroup.determiners.contains(before) {
      return place > 1 && tokens[place - 2].stem == "be"
    }
    return !VerbGroup.prepositions.contains(before)
  }

  private static let subordinators: WordSet = [
    "when", "whenever", "if", "unless", "while", "after", "before", "since", "because", "until",
    "once", "as", "without", "so", "where", "although", "though",
  ]
}
