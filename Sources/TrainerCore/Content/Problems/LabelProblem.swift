/// What can be wrong with attributes, and with the values that they and front matter give.
package enum LabelProblem: ContentProblem {
  case broken(String)
  case unknownAttribute(String, nearest: String?)
  case attributeTwice(String)
  case attributeForOtherKind(String, ItemKind)
  case kindOfShortCard
  case badID(String, suggestion: String)
  case unknownKind(String, nearest: String?)
  case badValue(key: String, value: String, expected: String, nearest: String?)

  package var wording: ProblemWording {
    switch self {
    case .broken(let reason):
      .error("attributes-broken", "these attributes cannot be read: \(reason)")
    case .unknownAttribute(let name, let nearest):
      .warning("unknown-attribute", "unknown attribute \(name)", didYouMean(nearest))
    case .attributeTwice(let name):
      .warning("attribute-twice", "\(name) is given twice; the first counts")
    case .attributeForOtherKind(let name, let kind):
      .warning("attribute-other-kind", "\(name) means nothing for the kind \(kind.rawValue)")
    case .kindOfShortCard:
      .warning(
        "kind-of-short-card", "cards with Q: or C: are of kind card or cloze, whatever kind= says")
    case .badID(let id, let suggestion):
      .error(
        "bad-id", "\(id.quoted) is no id: 1 to 64 of a-z, 0-9 and ._-, a letter or digit first",
        didYouMean(suggestion))
    case .unknownKind(let name, let nearest):
      .error("unknown-kind", "unknown kind \(name)", didYouMean(nearest))
    case .badValue(let key, let value, let expected, let nearest):
      .warning("bad-value", "\(key) is \(value.quoted), expected \(expected)", didYouMean(nearest))
    }
  }
}
