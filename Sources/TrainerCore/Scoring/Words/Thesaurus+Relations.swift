/// Meanings that set two things in relation.
extension Thesaurus {
  /// Whether one of the meanings is told from either side, as by "own" and by "belong to".
  func hasTwoSides(_ meanings: [Meaning]) -> Bool { meanings.contains(where: twoSided.contains) }

  /// Whether one of the meanings is a relation of two things that a preposition tells.
  func isRelator(_ meanings: [Meaning]) -> Bool { meanings.contains(where: relators.contains) }

  /// Whether one of the meanings is that one thing becomes another or brings it about.
  func isTurning(_ meanings: [Meaning]) -> Bool { meanings.contains(where: turnings.contains) }

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
