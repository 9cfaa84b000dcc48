/// How alike two texts are.
public struct Likeness: Hashable, Sendable {
  /// The Dice coefficient of the letter trigrams of their words: twice what they share, divided by
  /// what they have; 0 to 1.
  public let dice: Double

  /// Whether the texts are the same but for blanks and Unicode's ways to write a character.
  public let isSameText: Bool

  /// From here on a text is taken for another's later wording wherever it stands.
  static let anywhere = 0.75

  /// From here on it is where it stands at the same place.
  static let inPlace = 0.5

  /// From here on it may be, and a person is asked.
  static let doubtful = 0.35

  static let none = Likeness(dice: 0, isSameText: false)
  static let same = Likeness(dice: 1, isSameText: true)
}

extension Likeness {
  init(shared: Int, of total: Int) {
    dice = Self.dice(shared: shared, of: total)
    isSameText = false
  }

  @inline(__always)
  static func dice(shared: Int, of total: Int) -> Double {
    total == 0 ? 0 : 2 * Double(shared) / Double(total)
  }
}

extension Likeness: Comparable {
  /// Equal texts are more alike than any others.
  public static func < (left: Likeness, right: Likeness) -> Bool {
    left.isSameText == right.isSameText ? left.dice < right.dice : right.isSameText
  }
}
