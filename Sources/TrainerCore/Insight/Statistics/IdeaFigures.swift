import TrainerScoring

/// How often a key idea was missed in answers.
public struct IdeaFigures: Sendable, Hashable {
  /// The item that it belongs to.
  public let item: String

  /// Its id.
  public let id: String

  /// What it says.
  public let label: String

  /// Answers that said it, did not, or said its opposite.
  public let tally: IdeaTally

  /// How weak it is: the share of misses as if one answer more had said it and one had not, so that one
  /// miss of one is less than four of five.
  var weakness: Double { Double(tally.missed + 1) / Double(tally.total + 2) }
}

extension IdeaFigures {
  /// The ideas of a library that were missed, the weakest first.
  static func missed(
    _ tallies: [IdeaTally], in library: Library, where isWanted: (Item) -> Bool
  ) -> [IdeaFigures] {
    tallies.filter { $0.missed > 0 }.compactMap { tally in
      guard let item = library[tally.item], isWanted(item),
        let idea = item.ideas.first(where: { $0.id == tally.idea })
      else { return nil }
      return IdeaFigures(item: item.id, id: idea.id, label: idea.label, tally: tally)
    }
    .sorted { left, right in
      if left.weakness != right.weakness { return left.weakness > right.weakness }
      return (left.item, left.id) < (right.item, right.id)
    }
  }
}
