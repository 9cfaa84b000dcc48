/// Tells which sentences ask: those that end with a question mark.
enum AskingSentences {
  /// Marks their words.
  static func mark(_ tokens: inout [Token]) {
    var start = 0
    for index in tokens.indices where tokens[index].marks.contains(.stop) {
      if tokens[index].word == Token.questionMark {
        for word in start..<index { tokens[word].marks.insert(.asked) }
      }
      start = index + 1
    }
  }
}
