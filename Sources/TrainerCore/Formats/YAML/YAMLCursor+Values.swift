import TrainerText

/// Where a text stands: what may end it, and what it may begin with, depends on that.
enum YAMLContext {
  /// After a key.
  case value

  /// After a hyphen.
  case item

  /// In brackets.
  case element
}

extension YAMLCursor {
  /// Reads what follows a key and its colon.
  mutating func value() throws(YAMLRefusal) -> FrontMatterValue {
    try skipSpaces()
    return peek == "[" ? .list(try flowList()) : .scalar(try lineScalar(in: .value))
  }

  /// Reads a text that goes to the end of its line.
  mutating func lineScalar(in context: YAMLContext) throws(YAMLRefusal) -> FrontMatterScalar {
    try skipSpaces()
    guard !isAtLineEnd else { return FrontMatterScalar(text: "", range: index..<index) }
    let raw = rest
    let quote = peek.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
    let scalar = try scalar(in: context)
    if let quote {
      let endsInQuote = sign(at: raw.upperBound - 1) == quote
      try expectLineEnd(.textAfterQuote, quotable: endsInQuote ? nil : raw)
    }
    return scalar
  }

  private mutating func flowList() throws(YAMLRefusal) -> [FrontMatterScalar] {
    let start = index
    let raw = rest
    var elements: [FrontMatterScalar] = []
    advance()
    while true {
      try skipSpaces()
      if take("]") { break }
      guard !isAtLineEnd else { throw unclosedList(from: start) }
      if peek == "," { throw YAMLRefusal(.emptyElement, at: index..<index + 1) }
      elements.append(try scalar(in: .element))
      try skipSpaces()
      if take("]") { break }
      guard !isAtLineEnd else { throw unclosedList(from: start) }
      guard take(",") else { throw notInList(at: index) }
    }
    try expectLineEnd(.textAfterList, quotable: raw)
    return elements
  }

  private func unclosedList(from start: Int) -> YAMLRefusal {
    YAMLRefusal(.unclosedList, at: start..<start + 1)
  }

  /// Words what stands after an element where a comma was expected.
  private func notInList(at offset: Int) -> YAMLRefusal {
    let problem: YAMLProblem =
      peek == ":" ? .feature(.nestedMap) : .textAfterQuote
    return YAMLRefusal(problem, at: offset..<offset + 1)
  }

  /// Reads one text, quoted or plain.
  private mutating func scalar(in context: YAMLContext) throws(YAMLRefusal) -> FrontMatterScalar {
    switch peek {
    case "\"": try doubleQuoted()
    case "'": try singleQuoted()
    default: try plain(in: context)
    }
  }
}
