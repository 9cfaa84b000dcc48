import TrainerText

/// A character as a terminal gets it.
struct DrawnCharacter: Sendable, Hashable {
  let character: Character

  /// How many columns it takes, at least 1.
  let width: Int

  /// What is drawn for a character in rows of at most `limit` columns.
  init(_ character: Character, limit: Int) {
    let width = displayWidth(of: character)
    if width > limit {
      (self.character, self.width) = ("?", 1)
    } else if width == 0 {
      // A mark with nothing to stand on would change what is beside it.
      (self.character, self.width) = (Character("◌" + String(character)), 1)
    } else {
      (self.character, self.width) = (character, width)
    }
  }
}

/// The characters of a text as they are drawn, and where its words begin.
struct DrawnWords {
  private var drawn: [[DrawnCharacter]] = []

  /// By the place of its first character: how wide each word is.
  private var widths: [Int: Int] = [:]

  /// Takes the characters of a text to be drawn in rows of at most `limit` columns.
  init(_ characters: [Character], limit: Int) {
    drawn.reserveCapacity(characters.count)
    var start: Int?
    for (position, character) in characters.enumerated() {
      guard !character.isGap else {
        drawn.append([])
        start = nil
        continue
      }
      let next = characters.dropFirst(position + 1).first
      drawn.append(
        character.visible(before: next).map { DrawnCharacter($0, limit: limit) })
      if position > 0, character.mayBegin(lineAfter: characters[position - 1]) { start = nil }
      let word = start ?? position
      start = word
      widths[word, default: 0] += drawn[position].reduce(0) { $0 + $1.width }
    }
  }

  /// What is drawn for the character at a place; nothing for blanks and line ends.
  func drawn(at position: Int) -> [DrawnCharacter] { drawn[position] }

  /// The width of the word that begins at a place; nil where none does.
  func width(ofWordAt position: Int) -> Int? { widths[position] }
}

extension Character {
  /// Whether words end before it.
  fileprivate var isGap: Bool { self == " " || self == "\t" || self == "\n" }

  /// What is shown for the character, which is more than one where it must not reach a terminal.
  fileprivate func visible(before next: Character?) -> String {
    let own = String(self)
    let visible = VisibleText(own).text
    // What joins a character to the next one is harmless between the two.
    guard visible.unicodeScalars.count != own.unicodeScalars.count, let next else { return visible }
    let scalars = VisibleText(own + String(next)).text.unicodeScalars
    return scalars.starts(with: own.unicodeScalars) ? own : visible
  }
}
