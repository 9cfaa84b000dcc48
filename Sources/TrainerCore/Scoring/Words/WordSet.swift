/// A closed list of words, which most words are not on.
///
/// Nearly always their length and their first and last letter tell that, without hashing: the words of an
/// answer are held against dozens of such lists.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private let words: Set<String>

  /// For each shape whether a word has it.
  private let shapes: [Bool]

  init(_ words: some Sequence<String>) {
    self.words = Set(words)
    var shapes = [Bool](repeating: false, count: 256)
    for word in words { shapes[Self.shape(of: word)] = true }
    self.shapes = shapes
  }

  init(arrayLiteral words: String...) { self.init(words) }

  /// Whether a word is on the list.
  func contains(_ word: String) -> Bool {
    shapes[Self.shape(of: word)] && words.contains(word)
  }

  /// The words of both lists.
  func union(_ other: Self) -> Self { Self(words.union(other.words)) }

  /// The words that are not on the other list.
  func subtracting(_ other: Self) -> Self { Self(words.subtracting(other.words)) }

  /// Whether no word of a text is on the list.
  func isDisjoint(with words: some Sequence<String>) -> Bool { !words.contains(where: contains) }

  private static func shape(of word: String) -> Int {
    let letters = word.utf8
    guard let first = letters.first, let last = letters.last else { return 0 }
    return Int(first &+ 5 &* last &+ 29 &* UInt8(truncatingIfNeeded: letters.count))
  }
}
