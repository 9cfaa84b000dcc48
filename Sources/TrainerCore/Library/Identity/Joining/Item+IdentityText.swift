extension Item {
  /// The text that identity is judged by: title, prompt and answer with U+001F between them, as
  /// written but for Unicode's ways to write a character.
  package var identityText: String {
    let text = "\(title)\(Self.separator)\(prompt)\(Self.separator)\(answer)"
    return text.utf8.allSatisfy { $0 < 0x80 } ? text : text.canonicallyComposed
  }

  /// Divides title, prompt and answer; no deck has it.
  static let separator: Character = "\u{1F}"
}

extension Item {
  /// Its deletions in their order, or a single one without a name where it is no cloze.
  var pastDeletions: [PastDeletion] {
    guard case .cloze(let deletions) = task else { return [.whole] }
    return deletions.map { PastDeletion(part: $0.part, hidden: $0.hidden) }
  }

  /// Whether it has a history under the name of such a part.
  func hasPart(_ part: String) -> Bool {
    guard case .cloze(let deletions) = task else { return part.isEmpty }
    return deletions.contains { $0.part == part }
  }
}

extension ItemText {
  /// Title, question and answer, those that there were.
  public var sides: [String] {
    text.split(separator: Item.separator).map(String.init)
  }
}
