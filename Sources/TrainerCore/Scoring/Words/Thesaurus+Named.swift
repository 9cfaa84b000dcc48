/// Meanings that some rules ask for by name.
extension Thesaurus {
  /// Whether one of the meanings is that something happens a single time.
  func isOnce(_ meanings: [Meaning]) -> Bool { meanings.contains(where: once.contains) }

  /// Whether one of the meanings is told from either side, as by "own" and by "belong to".
  func hasTwoSides(_ meanings: [Meaning]) -> Bool { meanings.contains(where: twoSided.contains) }

  /// Whether one of the meanings is a relation of two things that a preposition tells.
  func isRelator(_ meanings: [Meaning]) -> Bool { meanings.contains(where: relators.contains) }

  /// Whether one of the meanings is that one thing becomes another or brings it about.
  func isTurning(_ meanings: [Meaning]) -> Bool { meanings.contains(where: turnings.contains) }

  static let onceNames: WordSet = ["once"]

  static let turningNames: WordSet = ["turninto", "convert", "replace", "cause"]

  static let relatorNames: WordSet = ["before", "after", "inside", "outside"]

  static let twoSidedNames: WordSet = [
    "own", "receive", "arrive", "inherit", "belong", "depend", "pass", "get", "cause", "follow",
    "show", "turninto",
  ]

  /// The meanings with these names.
  static func meanings(named wanted: WordSet, in names: [String]) -> [Meaning] {
    names.indices.filter { wanted.contains(names[$0]) }
  }
}
