extension String {
  /// Whether an answer says nothing, or says that the learner does not know.
  var saysNothing: Bool {
    let words = lowercased()
      .filter { $0 != "'" && $0 != "’" }
      .split { !$0.isLetter && !$0.isNumber }
      .joined(separator: " ")
    return words.isEmpty || Self.waysToSayNothing.contains(words)
  }

  private static let waysToSayNothing: Set = [
    "dont know", "i dont know", "do not know", "i do not know", "idk", "dunno", "no idea",
    "not sure", "im not sure", "no clue", "i have no idea", "pass", "skip",
  ]
}
