/// What signs of code say in words: `x = y` sets x, and `x = nil` clears it.
enum CodeSigns {
  /// Gives assignments their meaning.
  static func read(_ tokens: inout [Token]) {
    for index in tokens.indices.dropLast() where tokens[index].word == "=" {
      if emptiness.contains(tokens[index + 1].word) {
        tokens[index].meanings = clearing
      } else if isCode(tokens, around: index) {
        tokens[index].meanings = setting
      }
    }
  }

  /// Whether an identifier stands on either side: between plain words the sign says that one is the other.
  private static func isCode(_ tokens: [Token], around index: Int) -> Bool {
    let next = tokens[index + 1]
    return next.identifier != nil || ["self", "true", "false"].contains(next.word)
      || (index > 0 && tokens[index - 1].identifier != nil)
  }

  private static let emptiness: Set<String> = ["nil", "null", "none", "undefined"]
  private static let clearing = meanings(["remove", "clear", "evict", "cleanup"])
  private static let setting = meanings(["assign", "update", "save"])

  private static func meanings(_ names: Set<String>) -> [Thesaurus.Meaning] {
    Thesaurus.standard.names.indices.filter { names.contains(Thesaurus.standard.names[$0]) }
  }
}
