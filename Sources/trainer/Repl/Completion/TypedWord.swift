/// The word that is being typed at the end of a command line, and those before it.
struct TypedWord {
  let before: [String]

  /// As it was typed, with its quotation marks and backslashes.
  let word: String

  /// The quotation mark that is still open.
  let openQuote: Character?

  init(_ text: String) {
    var start = text.startIndex
    var quote: Character?
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == " " {
        start = text.index(after: index)
      }
    }
    word = String(text[start...])
    openQuote = quote
    before = ShellWords.words(of: String(text[..<start])) ?? []
  }

  /// A name with blanks is quoted; its beginning may be typed without the mark.
  func mayBecome(_ candidate: String) -> Bool {
    candidate.hasPrefix(word)
      || candidate.first == "'" && plain(candidate[...]).hasPrefix(plain(word[...]))
  }

  /// A beginning or an end of the word without its quotation marks and backslashes.
  func plain(_ part: Substring) -> String {
    for closing in ["", "'", "\"", "\\"] {
      if let words = ShellWords.words(of: part + closing) { return words.first ?? "" }
    }
    return String(part)
  }
}
