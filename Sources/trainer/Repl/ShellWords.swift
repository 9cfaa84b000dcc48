/// A typed command line as words, the way a shell divides them.
enum ShellWords {
  /// The words of a line; nil where a quotation mark is not closed.
  ///
  /// `home` is what an unquoted `~` at the start of a word stands for.
  ///
  /// Single quotes keep everything, double quotes keep all but a backslash before a quotation mark
  /// or a backslash, and outside of both a backslash keeps the next character.
  static func words(of line: String, home: String? = nil) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = line.makeIterator()
    while let character = characters.next() {
      if character == quote {
        quote = nil
      } else if character == "\\", quote != "'" {
        guard let next = characters.next() else { return nil }
        let keepsBackslash = quote == "\"" && next != "\"" && next != "\\"
        word = (word ?? "") + (keepsBackslash ? "\\" : "") + String(next)
      } else if quote != nil {
        word = (word ?? "") + String(character)
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let finished = word { words.append(finished) }
        word = nil
      } else if word == nil, character == "~", let home, characters.isAtEndOfName {
        word = home
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { return nil }
    return words + [word].compactMap(\.self)
  }
}

extension String.Iterator {
  /// Whether what comes next cannot belong to the name of a person, as in `~somebody`.
  fileprivate var isAtEndOfName: Bool {
    var rest = self
    guard let next = rest.next() else { return true }
    return next == "/" || next.isWhitespace
  }
}
