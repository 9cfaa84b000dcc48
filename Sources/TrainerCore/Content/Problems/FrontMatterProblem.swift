/// What can be wrong with the front matter of a deck, beside its syntax.
package enum FrontMatterProblem: ContentProblem {
  case open
  case late
  case unknownKey(String, nearest: String?)
  case listForOneValue(key: String)

  package var wording: ProblemWording {
    switch self {
    case .open:
      .error(
        "front-matter-open", "no closing --- for the front matter that begins here",
        "end it with a line --- before the first card or heading")
    case .late:
      .warning(
        "front-matter-late", "front matter must start on line 1; here --- is a rule",
        "remove the lines before it")
    case .unknownKey(let name, let nearest):
      .warning("unknown-key", "unknown key \(name)", didYouMean(nearest))
    case .listForOneValue(let key):
      .error("list-for-one-value", "\(key) takes one value, not a list")
    }
  }
}
