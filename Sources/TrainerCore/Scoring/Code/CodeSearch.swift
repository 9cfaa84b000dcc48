/// Looks in an answer for code that a form asks for.
struct CodeSearch {
  private let code: [CodeToken]

  /// The bytes of the answer that stand under a negation.
  private let denied: [Range<Int>]

  /// Reads the answer's bytes; its tokens tell what of it is denied.
  init(_ bytes: [UInt8], _ tokens: [Token]) {
    code = CodeLexer.tokens(of: bytes)
    denied = tokens.compactMap { $0.isWord && $0.marks.contains(.negated) ? $0.range : nil }
  }

  /// Whether all of some code stands in the answer.
  func holds(_ patterns: [CodePattern]) -> Bool {
    patterns.allSatisfy { $0.firstMatch(in: code[...]) != nil }
  }

  /// What a form of nothing but code finds; nothing where that is denied.
  func finding(of pattern: FormPattern) -> Finding? {
    var ranges: [Range<Int>] = []
    for wanted in pattern.code {
      guard let match = wanted.firstMatch(in: code[...]), let last = match.last else { return nil }
      ranges.append(code[match.lowerBound].range.lowerBound..<code[last].range.upperBound)
    }
    guard !ranges.contains(where: isDenied) else { return nil }
    let weight = Double(pattern.code.reduce(0) { $0 + $1.names.count })
    return Finding(
      form: pattern.text, ranges: ranges, strength: 1 / Measure.acceptedThreshold, weight: weight)
  }

  private func isDenied(_ range: Range<Int>) -> Bool {
    denied.contains { range.overlaps($0) }
  }
}
