import TrainerMarkdown
public import TrainerText

/// Looks over content for what no file alone shows: items that are there twice, links that lead
/// nowhere, answers that their questions give away.
public enum ContentCheck {
  /// Everything that is wrong, what reading found included, in the order of the files.
  ///
  /// The content has to be loaded with its texts.
  public static func problems(of content: Content) -> [Diagnostic] {
    let index = ContentIndex(content)
    let checks = concurrentMap(content.decks) { DeckCheck($0, index) }
    var search = DuplicateSearch(
      zip(content.decks, checks).map { ($0.deck.items, $1.prints) })
    let found = checks.indices.map { checks[$0].problems(with: search.findings(inDeck: $0)) }
    return content.unreadable + found.flatMap(\.self)
  }
}

extension ContentCheck {
  /// The same, with what only the scorer finds: model answers that do not earn full marks, rejected
  /// forms that take accepted ones.
  public static func problemsHeard(of content: Content) -> [Diagnostic] {
    let heard = concurrentMap(content.decks) { deck in
      deck.text.map { ScoringCheck.problems(of: deck.deck, in: $0.source) } ?? []
    }
    if heard.allSatisfy(\.isEmpty) { return problems(of: content) }
    let places = Dictionary(
      content.decks.enumerated().map { ($1.deck.file, $0) }, uniquingKeysWith: { first, _ in first }
    )
    // The sort must be stable: what stands at one place keeps its order.
    return (problems(of: content) + heard.flatMap(\.self)).enumerated()
      .map { number, problem in
        let place = problem.place
        return (problem, [places[problem.file] ?? -1, place.line, place.column, number])
      }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }
      .map(\.0)
  }
}

/// What is found in one deck, and what is needed to compare its items with those of others.
private struct DeckCheck: Sendable {
  let prints: [QuestionPrint]
  private var found: ProblemList?
  private let known: [Diagnostic]

  init(_ deck: LoadedDeck, _ index: ContentIndex) {
    known = deck.problems
    var problems = deck.text.map { ProblemList($0.source) }
    var prints: [QuestionPrint] = []
    prints.reserveCapacity(deck.deck.items.count)
    var referring: [Item] = []
    for item in deck.deck.items {
      let question = FoldedText(item.title, item.prompt)
      if let answer = GivenAway.answer(of: item, in: question) {
        problems?.add(LintProblem.givenAway(answer), at: item.place)
      }
      prints.append(QuestionPrint(question, isAsked: item.kind.isAsked))
      if !item.labels.see.isEmpty || item.isMock { referring.append(item) }
    }
    self.prints = prints
    if let text = deck.text, var list = problems {
      index.checkReferences(of: referring, in: deck, text, &list)
      problems = list
    }
    found = problems
  }

  /// Everything that is wrong with the deck, in reading order.
  func problems(with twins: [DuplicateSearch.Finding]) -> [Diagnostic] {
    guard var found else { return known }
    found.add(known)
    for twin in twins { found.add(twin.problem, at: twin.item.place) }
    return found.all
  }
}
