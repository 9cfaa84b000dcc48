/// The signs in what the program itself says; each has a twin for every kind of output.
struct TextSigns: Sendable, Hashable {
  /// Before what is right.
  var right: String

  /// Before what is wrong or missing.
  var wrong: String

  /// Before what is right in part.
  var nearly: String

  /// Before an idea that the answer says the opposite of.
  var contradicted: String

  /// Between parts of a line, blanks included.
  var dot: String

  /// Before an entry of a list, blanks included.
  var bullet: String

  /// In the place of what was cut off.
  var ellipsis: String

  /// Before and after words of the learner.
  var quotes: Quotes

  /// Whether what they stand in is heard: then options have numbers and not letters, and what a
  /// place or a sign says elsewhere is said in words.
  var isSpoken = false

  /// What stands around words that were said.
  struct Quotes: Sendable, Hashable {
    var open: String
    var close: String
  }
}

extension TextSigns {
  /// A sign with blanks behind it, so that what follows begins in the same column behind each.
  func aligned(_ sign: String) -> String {
    // Columns are nothing that is heard.
    if isSpoken { return sign }
    return sign.padded(to: [right, wrong, contradicted].map(\.count).max() ?? 0)
  }

  /// A sign before words that say the same, which is enough to hear once.
  func before(_ sign: String, _ words: String) -> String { isSpoken ? words : "\(sign) \(words)" }

  /// In the place of words that are hidden.
  var gap: String { isSpoken ? "blank" : ellipsis }

  /// A sentence of the program, which is written with the signs of ``rich``, with these signs.
  func twin(of text: String) -> String {
    if self == .rich { return text }
    return text.replacing(Self.rich.dot, with: dot).replacing(Self.rich.ellipsis, with: ellipsis)
      .replacing(Self.rich.quotes.open, with: quotes.open)
      .replacing(Self.rich.quotes.close, with: quotes.close)
  }

  /// For terminals that show Unicode, and for programs.
  static let rich = TextSigns(
    right: "✓", wrong: "✗", nearly: "~", contradicted: "!", dot: " · ", bullet: "  ",
    ellipsis: "…", quotes: Quotes(open: "“", close: "”"))

  /// For everything else.
  static let ascii = TextSigns(
    right: "ok", wrong: "x", nearly: "~", contradicted: "!", dot: " - ", bullet: "  ",
    ellipsis: "...", quotes: Quotes(open: "\"", close: "\""))

  /// For screen readers: words that are worth hearing.
  static let spoken = TextSigns(
    right: "yes:", wrong: "no:", nearly: "partly:", contradicted: "opposite:", dot: "; ",
    bullet: "- ", ellipsis: "...", quotes: Quotes(open: "\"", close: "\""), isSpoken: true)

  /// The signs of a set.
  init(_ set: SignSet) {
    switch set {
    case .rich: self = .rich
    case .ascii: self = .ascii
    case .spoken: self = .spoken
    }
  }
}
