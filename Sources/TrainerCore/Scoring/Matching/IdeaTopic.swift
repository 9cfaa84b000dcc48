/// What an idea is about, where the question sets the subjects of its ideas against each other.
struct IdeaTopic {
  /// The subject of the idea.
  let own: String

  /// The subjects of other ideas that this one never names.
  let others: Set<String>

  /// The topics of ideas by their labels and all of their words; nil where an idea has no subject that
  /// the question sets against another's.
  static func topics(
    of labels: [[Token]], words: [[Token]], question: [Token], _ information: Information
  ) -> [IdeaTopic?] {
    let subjects = labels.map { label -> String? in
      let index = label.firstIndex { $0.isContent && !$0.marks.contains(.inPhrase) }
      guard let index, information.isGiven(label[index]) else { return nil }
      let first = label[index]
      // Behind "with" or "in" even a word that may be done is a name.
      let isNamed =
        VerbGroup.preposition(before: index, in: label).map(introducers.contains) ?? false
      guard isNamed || !Thesaurus.standard.mayBeAction(first.meanings)
      else { return nil }
      return first.key
    }
    return subjects.indices.map { index in
      guard let own = subjects[index] else { return nil }
      let compared = Set(subjects.compactMap { $0 }).filter { other in
        other != own && compares(question, own, other)
      }
      let others = compared.subtracting(words[index].map(\.key))
      return others.isEmpty ? nil : IdeaTopic(own: own, others: others)
    }
  }

  private static let introducers: WordSet = ["with", "in", "for", "under", "using", "inside"]

  private static let joiners: WordSet = [
    "and", "or", "not", "versus", "vs", "than", "instead", "from", "to", "into", "by", "over",
  ]

  /// Whether a question names both near each other, with an "and" or the like between.
  private static func compares(_ question: [Token], _ one: String, _ other: String) -> Bool {
    let words = question.filter(\.isWord)
    let places = words.indices.filter { words[$0].key == one || words[$0].key == other }
    return zip(places, places.dropFirst()).contains { first, second in
      words[first].key != words[second].key && second - first <= farthest
        && words[first..<second].contains { joiners.contains($0.word) }
    }
  }

  /// How many words lie between what a question compares, the parts of names counted too.
  private static let farthest = 8
}
