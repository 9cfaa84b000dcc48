/// Letters that name options, read from what was typed: `b`, `a, c`, `AC`, `2 3`, `a and c`.
struct LetterAnswer: Hashable {
  /// The positions named, from 0, in the order typed.
  let positions: [Int]

  /// Reads an answer to a question with so many options; nil when a sign names none of them.
  init?(_ text: String, options: Int) {
    var positions: [Int] = []
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if word == "and" || word == "then" { continue }
      guard let named = Self.positions(in: word, options: options) else { return nil }
      positions += named
    }
    self.positions = positions
  }

  private static func positions(in word: Substring, options: Int) -> [Int]? {
    if let number = Int(word) { return (1...options).contains(number) ? [number - 1] : nil }
    var positions: [Int] = []
    for letter in word {
      guard let position = LetterAnswer.position(of: letter), position < options else { return nil }
      positions.append(position)
    }
    return positions
  }

  private static func position(of letter: Character) -> Int? {
    guard letter.isLetter, let ascii = letter.asciiValue else { return nil }
    return Int(ascii - (Character("a").asciiValue ?? 97))
  }

  /// The sign that stands before an option: `a` for 0 to `z` for 25, then its number.
  static func letter(for position: Int) -> String {
    position < 26 ? String(Character(Unicode.Scalar(UInt8(97 + position)))) : String(position + 1)
  }
}
