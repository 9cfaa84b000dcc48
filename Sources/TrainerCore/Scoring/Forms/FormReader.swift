/// Reads a form in the mini-language of key ideas.
///
/// `[a|b c]` alternatives, `word?` optional, `word*` any ending, `~2` slack, `!phrase` negated, `a > b` in
/// this order, `^` at the start, code in backticks; everything else stands for itself.
struct FormReader {
  /// The plain readings of a form: one for each way to choose among its alternatives.
  static func readings(of text: String, _ syntax: AnswerScorer.Syntax) -> [FormReading] {
    switch syntax {
    case .plain: return [.plain(text)]
    case .miniLanguage:
      var reader = FormReader(text)
      reader.read()
      return reader.readings + reader.readings.compactMap(spoken)
    }
  }

  /// What a person may say for a form: the first of its alternatives, without the signs.
  static func sample(of text: String) -> String {
    var reader = FormReader(text)
    reader.read()
    guard let first = reader.readings.first else { return text }
    let words = first.stretches.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    let said = words.joined(separator: " ")
    return first.code.isEmpty || said.isEmpty ? (said.isEmpty ? text : said) : text
  }

  /// A form of nothing but code may be said aloud too.
  private static func spoken(_ reading: FormReading) -> FormReading? {
    guard reading.stretches.isEmpty, reading.code.count == 1, reading.code[0].names.count > 1 else {
      return nil
    }
    return .spoken(reading.code[0])
  }

  /// More readings than this a form does not have: further alternatives are left out.
  private static let mostReadings = 64

  private var rest: Substring
  private var readings = [FormReading()]

  private init(_ text: String) { rest = text[...] }

  private mutating func read() {
    readMarksAtStart()
    while let character = rest.first {
      switch character {
      case "`": readCode()
      case "[": readAlternatives()
      case _ where character.isWhitespace: rest.removeFirst()
      default: readWord()
      }
    }
    change { $0.stretches.removeAll { stretch in stretch.allSatisfy(\.isWhitespace) } }
  }

  private mutating func change(_ change: (inout FormReading) -> Void) {
    for index in readings.indices { change(&readings[index]) }
  }

  private mutating func append(_ words: some StringProtocol) {
    change { $0.stretches[$0.stretches.count - 1] += " " + words }
  }

  private mutating func readMarksAtStart() {
    while let mark = rest.first, mark == "!" || mark == "^" || mark.isWhitespace {
      rest.removeFirst()
      if mark == "!" { change { $0.isNegated = true } }
      if mark == "^" { change { $0.isAnchored = true } }
    }
  }
}

// MARK: - Words and their marks

extension FormReader {
  private mutating func readWord() {
    let end = rest.firstIndex { $0.isWhitespace || $0 == "[" || $0 == "`" } ?? rest.endIndex
    let word = rest[..<end]
    rest = rest[end...]
    if word == ">" {
      change { $0.stretches.append("") }
    } else if let slack = Self.slack(word) {
      change { $0.slack = slack }
    } else if Self.ends(word, in: "?") {
      return
    } else if Self.ends(word, in: "*") {
      let beginning = word.dropLast()
      change { $0.prefixes.insert(beginning.lowercased()) }
      append(beginning)
    } else {
      append(word)
    }
  }

  private static func slack(_ word: Substring) -> Int? {
    guard word.first == "~" else { return nil }
    return Int(word.dropFirst()).flatMap { (0...99).contains($0) ? $0 : nil }
  }

  /// Whether a mark stands right behind a letter, at the word's end.
  private static func ends(_ word: Substring, in mark: Character) -> Bool {
    word.last == mark && word.dropLast().last?.isLetter == true
  }
}

// MARK: - Code and alternatives

extension FormReader {
  /// Code must stand in the answer token by token; a single name is a word as well.
  private mutating func readCode() {
    let ticks = rest.prefix { $0 == "`" }
    rest = rest[ticks.endIndex...]
    let end = rest.firstRange(of: ticks)
    let code = rest[..<(end?.lowerBound ?? rest.endIndex)]
    rest = end.map { rest[$0.upperBound...] } ?? ""
    let pattern = CodePattern(String(code))
    if pattern.isName {
      append(code)
    } else {
      change { $0.code.append(pattern) }
    }
  }

  private mutating func readAlternatives() {
    let inside = rest.dropFirst()
    guard let end = inside.firstIndex(of: "]"), inside[..<end].contains("|") else {
      rest.removeFirst()
      return
    }
    let alternatives = inside[..<end].split(separator: "|")
    rest = inside[inside.index(after: end)...]
    let longer = readings.flatMap { reading in
      alternatives.map { alternative in
        var longer = reading
        longer.stretches[longer.stretches.count - 1] += " " + alternative
        return longer
      }
    }
    readings = Array(longer.prefix(Self.mostReadings))
  }
}
