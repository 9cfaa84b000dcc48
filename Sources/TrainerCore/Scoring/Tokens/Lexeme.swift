/// A piece of a text as it was written: a word, a number or a sign that matters.
struct Lexeme: Equatable {
  enum Kind: Equatable {
    case word
    case number

    /// A full stop, an exclamation mark, a semicolon, or the end of a line.
    case sentenceEnd
    case lineEnd
    case questionMark

    /// A comma, a colon, a bracket, a dash: a breath inside a sentence.
    case pause

    /// `→`, `->` or `=>`: what stands behind it follows from what stands before.
    case arrow
    case assignment
    case equality
    case difference

    /// `$`, as a binding is written in code.
    case dollar

    /// `+` or `/` between words, as in lists.
    case joiner

    /// The number of a step in a list that tells an order.
    case step(Place)
  }

  /// Where a step stands in its list.
  enum Place: Equatable {
    case first
    case between
    case last
  }

  let kind: Kind

  /// Where it stands, in bytes.
  let range: Range<Int>
}
