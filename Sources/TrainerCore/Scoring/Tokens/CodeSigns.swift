/// What signs of code say in words: `x = nil` clears x.
enum CodeSigns {
  /// Gives assignments of nothing their meaning.
  static func read(_ tokens: inout [Token]) {
    for index in tokens.indices.dropLast()
    where tokens[index].word == "=" && emptiness.contains(tokens[index + 1].word) {
      tokens[index].meanings = clearing
    }
  }

  private static let emptiness: WordSet = ["nil", "null", "none", "undefined"]
  private static let clearing = Thesaurus.standard.names.indices.filter {
    ["remove", "clear", "evict", "cleanup"].contains(Thesaurus.standard.names[$0])
  }
}
