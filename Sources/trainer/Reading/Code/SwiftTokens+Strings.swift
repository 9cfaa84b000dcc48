extension SwiftTokens {
  /// Nobody writes more number signs than this before a raw string.
  private static let mostSigns = 16

  /// Whether number signs begin a raw string here.
  var isRawString: Bool {
    code[place...].prefix(Self.mostSigns + 1).drop { $0 == "#" }.first == "\""
  }

  /// A string with what is interpolated in it, in which strings may stand again.
  mutating func skipString() {
    var open: [SwiftString] = [openString()]
    while let string = open.last, let character = next {
      if string.isInterpolating {
        if character == "\"" {
          open.append(openString(inside: string))
          continue
        }
        if character.isNewline, !string.mayHaveLines { return }
        step()
        if character == "(" { open[open.count - 1].depth += 1 }
        if character == ")" { open[open.count - 1].depth -= 1 }
      } else if begins(string.interpolation) {
        step(string.interpolation.count)
        open[open.count - 1].depth = 1
      } else if begins(string.end) {
        step(string.end.count)
        open.removeLast()
      } else if character.isNewline, !string.hasLines {
        return
      } else {
        step(string.signs.isEmpty && character == "\\" ? 2 : 1)
      }
    }
  }

  private mutating func openString(inside outer: SwiftString? = nil) -> SwiftString {
    let signs = String(code[place...].prefix { $0 == "#" })
    step(signs.count)
    let hasLines = begins("\"\"\"")
    step(hasLines ? 3 : 1)
    let mayHaveLines = hasLines || outer?.mayHaveLines == true
    return SwiftString(signs: signs, hasLines: hasLines, mayHaveLines: mayHaveLines)
  }
}

/// A string whose end is looked for.
private struct SwiftString {
  let signs: String
  let hasLines: Bool

  /// Whether lines may end in what is interpolated.
  let mayHaveLines: Bool

  /// How many parentheses are open in an interpolation; 0 outside of one.
  var depth = 0

  var isInterpolating: Bool { depth > 0 }
  var end: String { (hasLines ? "\"\"\"" : "\"") + signs }
  var interpolation: String { "\\" + signs + "(" }
}
