/// What is refused, where, and which raw text becomes right in quotes.
struct YAMLRefusal: Error {
  let problem: YAMLProblem
  let range: Range<Int>
  let quotable: Range<Int>?

  init(_ problem: YAMLProblem, at range: Range<Int>, quotable: Range<Int>? = nil) {
    self.problem = problem
    self.range = range
    self.quotable = quotable
  }
}

/// Why a line is not in the subset.
enum YAMLProblem: Hashable {
  case tab
  case character(Unicode.Scalar)
  case feature(YAMLFeature)
  case colonInText
  case reserved(Character)
  case unclosedQuote(Character)
  case textAfterQuote
  case textAfterList
  case commentWithoutBlank
  case unknownEscape(String)
  case noScalarValue(String)
  case unclosedList
  case emptyElement
  case itemOnKeyLine
  case itemWithoutKey
  case itemIndentation
  case noKey
  case keyCharacters
  case keyLength
  case noBlankAfterColon
  case equalsSign
  case noQuotesAfterEqualsSign
  case duplicateKey(String, first: Int, second: Int)
}

/// A part of YAML that is left out of the subset on purpose.
enum YAMLFeature: String {
  case anchor = "an anchor (&)"
  case alias = "an alias (*)"
  case tag = "a tag (!)"
  case literal = "block text (|)"
  case folded = "folded text (>)"
  case flowMap = "a map in braces"
  case nestedMap = "a map inside a key or a list"
  case nestedList = "a list inside a list"
  case severalLines = "a text that begins or goes on below its key"
  case complexKey = "a complex key (?)"
  case mergeKey = "a merge key (<<)"
  case directive = "a directive (%)"
  case document = "a mark between documents"
}
