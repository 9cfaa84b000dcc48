/// Reads forms in the mini-language of key ideas.
///
/// `[a|b c]` alternatives, `word?` optional, `word*` any ending, `~2` slack, `!phrase` negated, `a > b` in
/// this order, `^` at the start, code in backticks.
struct FormReader {
  /// The plain readings of a form.
  static func readings(of text: String, _ syntax: AnswerScorer.Syntax) -> [FormReading] {
    switch syntax {
    case .plain: return [.plain(text)]
    case .miniLanguage:
      var reader = FormReader(text)
      reader.read()
      return reader.readings
    }
  }

  /// More readings than this a form does not have: of further alternatives only the first is read.
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
      default: readWord(character)
      }
    }
    for index in readings.indices {
      readings[index].stretches = readings[index].stretches.filter {
        $0.contains { !$0.isWhitespace }
      }
    }
  }

  private mutating func readMarksAtStart() {
    while let mark = rest.first, mark == "!" || mark == "^" || mark.isWhitespace {
      rest.removeFirst()
      for index in readings.indices {
        if mark == "!" { readings[index].isNegated = true }
        if mark == "^" { readings[index].isAnchored = true }
      }
    }
  }

  private mutating func readWord(_ first: Character) {
    if first.isWhitespace {
      rest.removeFirst()
      return
    }
    let end = rest.firstIndex { $0.isWhitespace || $0 == "[" || $0 == "`" } ?? rest.endIndex
    let word = rest[..<end]
    rest = rest[end...]
    if word == ">" {
      for index in readings.indices { readings[index].stretches.append("") }
    } else if let slack = Self.slack(word) {
      for index in readings.indices { readings[index].slack = slack }
    } else if word.dropLast().last?.isLetter == true, word.last == "?" {
      return
    } else if word.dropLast().last?.isLetter == true, word.last == "*" {
      let prefix = String(word.dropLast())
      for index in readings.indices { readings[index].prefixes.insert(prefix.lowercased()) }
      append(prefix)
    } else {
      append(word)
    }
  }

  private static func slack(_ word: Substring) -> Int? {
    guard word.first == "~" else { return nil }
    return Int(word.dropFirst()).flatMap { (0...99).contains($0) ? $0 : nil }
  }

  private mutating func append(_ words: some StringProtocol) {
    for index in readings.indices {
      readings[index].stretches[readings[index].stretches.count - 1] += " " + words
    }
  }

  /// Code of one name is compared as a word too; longer code by its tokens.
  private mutating func readCode() {
    let ticks = rest.prefix { $0 == "`" }.count
    rest.removeFirst(ticks)
    let fence = String(repeating: "`", count: ticks)
    let end = rest.firstRange(of: fence)
    let code = rest[..<(end?.lowerBound ?? rest.endIndex)]
    rest = end.map { rest[$0.upperBound...] } ?? ""
    append(code)
  }

  private mutating func readAlternatives() {
    let inside = rest.dropFirst()
    guard let end = inside.firstIndex(of: "]"), inside[..<end].contains("|") else {
      rest.removeFirst()
      append("[")
      return
    }
    let alternatives = inside[..<end].split(separator: "|")
    rest = inside[inside.index(after: end)...]
    let before = readings
    readings = []
    for reading in before {
      for alternative in alternatives where readings.count < Self.mostReadings {
        var longer = reading
        longer.stretches[longer.stretches.count - 1] += " " + alternative
        readings.append(longer)
      }
    }
  }
}
