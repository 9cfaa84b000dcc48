/// The bodies of the functions and computed properties in a piece of code.
struct CodeBodies {
  private let tokens: [CodeToken]

  /// For each opening brace the place of its closing one; the end where it has none.
  private var closings: [Int: Int] = [:]

  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    var open: [Int] = []
    for (place, token) in tokens.enumerated() where token.kind == .sign {
      if token.text == "{" { open.append(place) }
      if token.text == "}", let start = open.popLast() { closings[start] = place }
    }
    for start in open { closings[start] = tokens.count }
  }

  /// The bodies behind `func name` and `var name`, and of `init` and the like, as places of tokens.
  func bodies(of name: String) -> [Range<Int>] {
    tokens.indices.compactMap { place in
      guard tokens[place].kind == .identifier, tokens[place].text == name, isDeclared(at: place)
      else { return nil }
      return body(behind: place)
    }
  }

  private static let introducers: WordSet = ["func", "var", "let"]
  private static let ownNames: WordSet = [
    "init", "deinit", "subscript", "didSet", "willSet", "get", "set",
  ]

  private func isDeclared(at place: Int) -> Bool {
    if Self.ownNames.contains(tokens[place].text) { return true }
    return place > 0 && Self.introducers.contains(tokens[place - 1].text)
  }

  /// From the brace behind the name and its parameters to the one that closes it.
  private func body(behind place: Int) -> Range<Int>? {
    var depth = 0
    for next in tokens.indices[(place + 1)...] {
      switch tokens[next].text {
      case "(": depth += 1
      case ")": depth -= 1
      case "{" where depth == 0: return closings[next].map { next + 1..<$0 }
      case "}", "func", "var", "let": if depth == 0 { return nil }
      default: break
      }
    }
    return nil
  }
}
