/// What can be wrong with the parts of an item in the long form.
package enum PartProblem: ContentProblem {
  case unknown(String, nearest: String?)
  case likely(String, DeckPart)
  case twice(DeckPart)
  case forOtherKind(DeckPart, ItemKind)
  case empty(DeckPart)
  case noList(DeckPart)
  case notOnlyList(DeckPart)

  package var wording: ProblemWording {
    switch self {
    case .unknown(let name, let nearest):
      .error("unknown-part", "unknown part \(name.quoted)", didYouMean(nearest))
    case .likely(let name, let part):
      .warning(
        "likely-part", "\(name.quoted) names no part, so this section is no item",
        didYouMean(part.rawValue))
    case .twice(let part):
      .error("part-twice", "a second part \(part.rawValue); only Hint may be repeated")
    case .forOtherKind(let part, let kind):
      .error("part-other-kind", "the kind \(kind.rawValue) has no part \(part.rawValue)")
    case .empty(let part): .warning("empty-part", "the part \(part.rawValue) is empty")
    case .noList(let part):
      .error("part-no-list", "the part \(part.rawValue) has to be a list", "begin each line with -")
    case .notOnlyList(let part):
      .warning("part-not-only-list", "only the list counts in the part \(part.rawValue)")
    }
  }
}
