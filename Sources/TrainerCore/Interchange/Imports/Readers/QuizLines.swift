/// A line that is an option: `- [x] …`, `- A: …`, `B) …`.
struct OptionLine {
  /// The letter in lower case; nil for a task, which is marked in place.
  let letter: Character?
  let isChecked: Bool
  let text: Substring

  init?(_ line: Substring) {
    let indented = line.prefix { $0 == " " }.count
    guard indented < 4 else { return nil }
    var rest = line.dropFirst(indented)
    let isListed = rest.hasPrefix("- ") || rest.hasPrefix("* ") || rest.hasPrefix("+ ")
    if isListed { rest = rest.dropFirst(2).drop { $0 == " " } }
    if isListed, rest.hasPrefix("["), rest.dropFirst(2).hasPrefix("]"),
      let mark = rest.dropFirst().first, " xX".contains(mark),
      rest.dropFirst(3).first.map(\.isWhitespace) ?? true
    {
      self.letter = nil
      isChecked = mark != " "
      text = rest.dropFirst(3).trimmed
      return
    }
    let isStrong = rest.hasPrefix("**")
    if isStrong { rest = rest.dropFirst(2) }
    let isEnclosed = rest.hasPrefix("(")
    if isEnclosed { rest = rest.dropFirst() }
    guard let letter = rest.first, letter.isASCII, letter.isLetter,
      let sign = rest.dropFirst().first, isEnclosed ? sign == ")" : ":).".contains(sign),
      // `Q:` and `C:` begin cards, and a small letter with a dot is prose.
      isListed || letter.isUppercase && sign != ":" || sign == ")"
    else { return nil }
    rest = rest.dropFirst(2)
    if isStrong, rest.hasPrefix("**") { rest = rest.dropFirst(2) }
    guard rest.first.map(\.isWhitespace) ?? false, !rest.isBlankLine else { return nil }
    self.letter = letter.lowercased().first
    isChecked = false
    text = rest.trimmed
  }
}

/// A line that says which letters are right: `Answer: D`.
struct AnswerLine {
  /// In lower case.
  let letters: Set<Character>

  init?(_ line: Substring) {
    let text = line.filter { $0 != "*" && $0 != "_" && $0 != ">" && $0 != "`" }[...].trimmed
    guard text.count < 200, let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].trimmed.lowercased()
    guard
      ["answer", "answers", "correct answer", "correct answers", "correct", "ans", "solution"]
        .contains(name)
    else { return nil }
    var letters: Set<Character> = []
    // `Answer: D) because …` names D; words end the list of letters.
    let words = text[text.index(after: colon)...].split { !$0.isLetter && !$0.isNumber }
    for word in words where word.lowercased() != "and" {
      guard word.count == 1, let letter = word.lowercased().first, letter.isLetter else { break }
      letters.insert(letter)
    }
    if letters.isEmpty { return nil }
    self.letters = letters
  }
}
