/// One plain reading of a form: alternatives of several words are readings of their own.
struct FormReading: Equatable {
  /// Its words; several stretches must follow one another in this order.
  var stretches: [String] = [""]

  /// Words that stand for any word beginning so.
  var prefixes: Set<String> = []

  /// Code that must be there, compared by tokens.
  var code: [CodePattern] = []

  /// Whether phrases of the thesaurus are read as wholes, not word by word.
  var readsPhrases = true

  /// Whether all of its words must be there.
  var isStrict = false

  /// Whether all of it must be negated.
  var isNegated = false

  /// Whether it must stand at the start of the answer.
  var isAnchored = false

  /// How many other words may stand between its words, where the form says so.
  var slack: Int?

  /// Whether its words, as they stand, say it.
  var isPlain: Bool {
    stretches.count == 1 && prefixes.isEmpty && code.isEmpty && !isNegated && !isAnchored
  }

  /// Code as somebody says it aloud: its words in their order, all of them.
  static func spoken(_ code: CodePattern) -> FormReading {
    var reading = FormReading(stretches: code.names)
    reading.isStrict = true
    return reading
  }

  /// A phrase without any signs of the mini-language.
  static func plain(_ text: String) -> FormReading { FormReading(stretches: [text]) }
}
