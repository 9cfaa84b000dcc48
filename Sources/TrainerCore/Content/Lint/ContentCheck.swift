import TrainerMarkdown
public import TrainerText

/// Looks over content for what no file alone shows: items that are there twice, links that lead
/// nowhere, answers that their questions give away.
public enum ContentCheck {
  /// Everything that is wrong, what reading found included, in the order of the files.
  ///
  /// The content has to be loaded with its texts.
  public static func problems(of content: Content) -> [Diagnostic] {
    let twins = twins(in: content)
    let index = ContentIndex(content)
    let found = concurrentMap(Array(content.decks.indices)) { position in
      let deck = content.decks[position]
      guard let text = deck.text else { return deck.problems }
      var problems = ProblemList(text.source)
      problems.add(deck.problems)
      for twin in twins[position] {
        problems.add(twin.problem, at: twin.item.place.firstLine(in: text.source))
      }
      reportGivenAway(deck.deck, text, &problems)
      index.checkReferences(of: deck, text, &problems)
      return problems.all
    }
    return content.unreadable + found.flatMap(\.self)
  }

  /// For each deck the items in it that are there already.
  private static func twins(in content: Content) -> [[DuplicateSearch.Finding]] {
    var search = DuplicateSearch()
    return content.decks.map { deck in
      for item in deck.deck.items { search.add(item) }
      return search.takeFindings()
    }
  }

  private static func reportGivenAway(
    _ deck: Deck, _ text: DeckText, _ problems: inout ProblemList
  ) {
    for item in deck.items {
      guard let answer = GivenAway.answer(of: item) else { continue }
      problems.add(LintProblem.givenAway(answer), at: item.place.firstLine(in: text.source))
    }
  }
}
