/// A word of a text, made comparable, with what the words around it make of it.
struct Token {
  /// What has been found out about a token.
  struct Marks: OptionSet {
    let rawValue: UInt16

    /// Holds a sentence together and tells nothing by itself.
    static let function = Marks(rawValue: 1 << 0)

    /// A comma, a colon, a bracket: no word.
    static let pause = Marks(rawValue: 1 << 1)

    /// The end of a sentence or of a line: no word.
    static let stop = Marks(rawValue: 1 << 2)

    /// Under a negation.
    static let negated = Marks(rawValue: 1 << 3)

    /// Negated by a mere "no": reason not to credit, not to contradict.
    static let weaklyNegated = Marks(rawValue: 1 << 4)

    /// Told as what was left undone, or is to be avoided: satisfies a negative form, contradicts nothing.
    static let regretted = Marks(rawValue: 1 << 5)

    /// In a clause that begins with if, without, unless, or tells of forgetting.
    static let conditional = Marks(rawValue: 1 << 6)

    /// The speaker says not to know: no evidence.
    static let doubted = Marks(rawValue: 1 << 7)

    /// In a sentence that only says that things exist, matter or were used: no evidence.
    static let mentioned = Marks(rawValue: 1 << 8)

    /// Inside a phrase that begins earlier and is read as a whole.
    static let inPhrase = Marks(rawValue: 1 << 9)

    /// Said not to happen again, which is to say once.
    static let notAgain = Marks(rawValue: 1 << 10)

    /// In a sentence that asks: says nothing against an idea.
    static let asked = Marks(rawValue: 1 << 11)
  }

  /// The word in lower case, slips repaired; for a sign what it is read as.
  let word: String
  let stem: String

  /// Where it stands in the text, in bytes.
  var range: Range<Int>

  /// The whole identifier in lower case, where the word is a part of one.
  var identifier: String?

  var meanings: [Thesaurus.Meaning] = []

  /// Meanings of the phrase that begins here.
  var phraseMeanings: [Thesaurus.Meaning] = []
  var sentence = 0
  var clause = 0
  var marks: Marks = []

  /// What an arrow between steps, and the end of a question, are read as.
  static let arrow = "→"
  static let questionMark = "?"

  var isWord: Bool { marks.isDisjoint(with: [.pause, .stop]) }

  /// Whether it is a word of a sentence, not a part of an identifier.
  var isPlainWord: Bool { isWord && identifier == nil }

  /// The identifier it is a part of, or its stem.
  var key: String { identifier ?? stem }

  /// Whether it can be evidence of something.
  var isContent: Bool {
    isWord && (!marks.contains(.function) || !meanings.isEmpty || !phraseMeanings.isEmpty)
  }
}

extension ArraySlice<Token> {
  /// How many words of the text they are; the parts of a name are one.
  var writtenWords: Int {
    var count = 0
    var last: Int?
    for token in self where token.range.lowerBound != last {
      last = token.range.lowerBound
      count += 1
    }
    return count
  }
}
