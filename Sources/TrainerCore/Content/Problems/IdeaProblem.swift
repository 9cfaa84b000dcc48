package import TrainerScoring

/// What can be wrong with a key idea.
package enum IdeaProblem: ContentProblem {
  case noLabel
  case unknownField(String, nearest: String?)
  case fieldTwice(String)
  case emptyField(String)
  case badWeight(String)
  case badID(String, suggestion: String)
  case idTwice(String)
  case form(FormProblem.Kind)
  case fewForms(Int)
  case commonWord(String)

  package var wording: ProblemWording {
    switch self {
    case .noLabel: .error("idea-without-label", "an idea without a label before its forms")
    case .unknownField(let text, let nearest):
      .error(
        "unknown-idea-field", "\(text.quoted) is none of essential, weight, not, ask, id",
        didYouMean(nearest))
    case .fieldTwice(let name): .error("idea-field-twice", "a second \(name) for one idea")
    case .emptyField(let name): .error("empty-idea-field", "\(name): with nothing behind it")
    case .badWeight(let value):
      .error("bad-weight", "the weight is \(value.quoted), expected 1, 2 or 3")
    case .badID(let id, let suggestion):
      .error(
        "bad-idea-id",
        "\(id.quoted) is no id: 1 to 64 of a-z, 0-9 and ._-, a letter or digit first",
        didYouMean(suggestion))
    case .idTwice(let id): .error("idea-id-twice", "the id \(id) is taken by another idea here")
    case .form(.empty): .warning("empty-form", "nothing between two bars")
    case .form(.openCode): .warning("open-code", "a backtick without another: it is plain text")
    case .form(.openBracket):
      .warning("open-bracket", "a [ with alternatives but no ]: it is plain text")
    case .form(.emptyAlternative):
      .warning("empty-alternative", "an alternative of nothing", "write word? for an optional word")
    case .fewForms(let count):
      .warning(
        "few-forms", count == 1 ? "an idea with one form" : "an idea with \(count) forms",
        "write at least three, plain words among them")
    case .commonWord(let word):
      .warning(
        "common-word", "this form asks for no more than the common word \(word.quoted)",
        "add the words that make it tell something")
    }
  }
}
