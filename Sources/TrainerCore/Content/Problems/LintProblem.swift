/// What cannot be wrong in one place alone, or is right and yet likely not meant.
package enum LintProblem: ContentProblem {
  case idTwice(String, first: String)
  case itemTwice(first: String, isOneRecord: Bool)
  case questionTwice(first: String)
  case likelyTwice(first: String)
  case nearlyTwice(first: String)
  case deadItemLink(String, nearest: String?)
  case deadFileLink(String)
  case deadSee(String, nearest: String?)
  case deadSheetItem(String, nearest: String?)
  case deadReading(String, nearest: String?)
  case givenAway(String)
  case unheardAnswer(ideas: [String])
  case refutedAnswer(idea: String, words: String)
  case overlappingReject(idea: String, form: String, rejected: String)

  package var wording: ProblemWording {
    switch self {
    case .idTwice(let id, let first):
      .error(
        "id-twice", "the id \(id) is taken at \(first); this item is left out",
        "give this item another id")
    case .itemTwice(let first, let isOneRecord):
      .warning(
        "item-twice",
        "the same item stands at \(first); it is practised \(isOneRecord ? "once" : "twice")")
    case .questionTwice(let first):
      .warning("question-twice", "the same question has another answer at \(first)")
    case .likelyTwice(let first):
      .warning("likely-twice", "this differs from \(first) only in letter case or blanks")
    case .nearlyTwice(let first):
      .warning("nearly-twice", "this asks nearly the same as \(first)")
    case .deadItemLink(let id, let nearest):
      .warning("dead-item-link", "there is no item and no heading #\(id.cut)", didYouMean(nearest))
    case .deadFileLink(let path): .warning("dead-file-link", "there is no file \(path.cut)")
    case .deadSee(let id, let nearest):
      .warning("dead-see", "see= names \(id.cut), but there is no such item", didYouMean(nearest))
    case .deadSheetItem(let id, let nearest):
      .warning(
        "dead-sheet-item", "item: names \(id.cut), but there is no such item", didYouMean(nearest))
    case .deadReading(let name, let nearest):
      .warning(
        "dead-reading", "read: names \(name.cut), but there is no such item and no such deck",
        didYouMean(nearest))
    case .givenAway(let text):
      .warning("given-away", "the question gives the answer away: \(text.quoted)")
    case .unheardAnswer(let ideas):
      .warning(
        "unheard-answer",
        "the answer does not earn its own ideas: \(ideas.map(\.quoted).joined(separator: ", "))",
        "say them in the answer, or add the answer's words as forms")
    case .refutedAnswer(let idea, let words):
      .warning(
        "refuted-answer", "the answer is taken for the opposite of \(idea.quoted): \(words.quoted)",
        "word it plainly, or make the rejected forms narrower")
    case .overlappingReject(let idea, let form, let rejected):
      .warning(
        "overlapping-reject",
        "of \(idea.quoted) the accepted form \(form.quoted) is rejected by \(rejected.quoted)",
        "make the rejected form say more")
    }
  }
}
