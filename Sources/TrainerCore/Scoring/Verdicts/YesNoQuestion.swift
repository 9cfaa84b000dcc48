/// A question that can be answered with yes or no, and what such an answer states.
struct YesNoQuestion {
  /// What an answer states by its first word, and where that word stands.
  struct Statement: Equatable {
    let text: String
    let range: Range<Int>
  }

  private static let auxiliaries: WordSet = [
    "would", "should", "could", "can", "do", "does", "did", "is", "are", "will", "must", "may",
    "has", "have",
  ]

  private static let subjects: WordSet = ["you", "we", "it", "they", "i", "one"]
  private let clause: String

  /// Nil where the question's last sentence asks for more than yes or no.
  init?(_ question: String) {
    let sentences = question.split { ".!?,".contains($0) }
    guard question.last(where: { !$0.isWhitespace }) == "?", let last = sentences.last else {
      return nil
    }
    var words = last.split { $0.isWhitespace }
    guard let first = words.first, Self.auxiliaries.contains(first.lowercased()) else { return nil }
    words.removeFirst()
    if let subject = words.first, Self.subjects.contains(subject.lowercased()) {
      words.removeFirst()
    }
    clause = words.joined(separator: " ")
  }

  /// What an answer that begins with these words states.
  func statement(by tokens: [Token]) -> Statement? {
    let words = tokens.prefix(4).filter(\.isWord)
    guard let first = words.first else { return nil }
    if ["no", "never", "nope"].contains(first.word) {
      return Statement(text: "do not " + clause, range: first.range)
    }
    if ["yes", "yeah", "yep", "sure", "always", "yup"].contains(first.word) {
      return Statement(text: "do " + clause, range: first.range)
    }
    return nil
  }
}
