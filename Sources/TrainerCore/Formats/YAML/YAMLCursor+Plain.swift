import TrainerText

extension YAMLCursor {
  /// Reads a text without quotes.
  mutating func plain(in context: YAMLContext) throws(YAMLRefusal) -> FrontMatterScalar {
    let start = index
    if let sign = peek, let problem = problem(ofFirst: sign, in: context) {
      throw refusal(of: problem, from: start, context)
    }
    var textEnd = index
    while let sign = peek, !startsComment(at: index) {
      if context == .element, sign == "," || sign == "]" { break }
      if let problem = problem(of: sign, in: context) {
        throw refusal(of: problem, from: start, context)
      }
      advance()
      if sign != " " { textEnd = index }
    }
    return FrontMatterScalar(text: source.text(start..<textEnd), range: start..<textEnd)
  }

  /// Refuses the next sign of a text that begins at an offset.
  private func refusal(
    of problem: YAMLProblem, from start: Int, _ context: YAMLContext
  ) -> YAMLRefusal {
    let meant = context == .element ? restOfElement(from: start) : rest(from: start)
    return YAMLRefusal(
      problem, at: index..<index + 1, quotable: problem.advice == nil ? meant : nil)
  }

  private func restOfElement(from start: Int) -> Range<Int> {
    let rest = rest(from: start)
    let stop = rest.first { sign(at: $0) == "," || sign(at: $0) == "]" }
    return trimmed(start..<(stop ?? rest.upperBound))
  }

  /// Why a sign cannot stand within a text, if so.
  private func problem(of sign: Unicode.Scalar, in context: YAMLContext) -> YAMLProblem? {
    switch sign {
    case "\t": .tab
    case ":" where second.map({ $0.endsKey(in: context) }) ?? true:
      context == .value ? .colonInText : .feature(.nestedMap)
    case "?" where context == .element: .feature(.complexKey)
    case "[" where context == .element: .feature(.nestedList)
    case "{" where context == .element, "}" where context == .element: .feature(.flowMap)
    default: nil
    }
  }

  /// Why a text cannot begin with a sign, if so.
  private func problem(ofFirst sign: Unicode.Scalar, in context: YAMLContext) -> YAMLProblem? {
    let isFollowedByText = second.map { $0 != " " && $0 != "\t" } ?? false
    switch sign {
    case "&": return .feature(.anchor)
    case "*": return .feature(.alias)
    case "!": return .feature(.tag)
    case "|": return context == .element ? .reserved("|") : .feature(.literal)
    case ">": return context == .element ? .reserved(">") : .feature(.folded)
    case "{": return .feature(.flowMap)
    case "[": return .feature(.nestedList)
    case "-":
      guard !isFollowedByText else { return nil }
      return context == .value ? .itemOnKeyLine : .feature(.nestedList)
    case "?", ":":
      guard context == .element || !isFollowedByText else { return nil }
      return sign == "?" ? .feature(.complexKey) : .feature(.nestedMap)
    case "%", "@", "`", ",",
      "]", "}":
      return .reserved(Character(sign))
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether a colon before this sign is one between key and value.
  fileprivate func endsKey(in context: YAMLContext) -> Bool {
    switch self {
    case " ", "\t": true
    case ",", "[", "]", "{", "}": context == .element
    default: false
    }
  }
}
