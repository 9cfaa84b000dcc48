import TrainerText

/// Joins decks, in their order, into one content in which each written id is one item's.
struct ContentJoin {
  private var decks: [LoadedDeck] = []
  private var unreadable: [Diagnostic]

  /// The first item with each written id.
  private var owners: [String: Item] = [:]

  /// Begins with what cannot be read; `itemCount` says how many items there will be, about.
  init(unreadable: [Diagnostic], itemCount: Int) {
    self.unreadable = unreadable
    owners.reserveCapacity(itemCount)
  }

  var content: Content { Content(decks: decks, unreadable: unreadable) }

  /// Adds what became of a file; `source` reads it once more where its text is gone and needed.
  mutating func add(_ file: ReadFile, source: () -> SourceText?) {
    switch file.result {
    case .unreadable(let problem): unreadable.append(problem)
    case .deck(let parsed):
      let (deck, copies) = withoutCopies(parsed.deck)
      var problems = parsed.problems
      if !copies.isEmpty, let text = parsed.text?.source ?? source() {
        var list = ProblemList(text)
        list.add(problems)
        for copy in copies { list.add(copy.problem, at: copy.place) }
        problems = list.all
      }
      decks.append(
        LoadedDeck(
          deck: deck, file: file.file, isWhole: copies.isEmpty, problems: problems,
          text: parsed.text))
    }
  }

  /// A deck without the items whose ids belong to others, and these.
  private mutating func withoutCopies(
    _ deck: Deck
  ) -> (Deck, copies: [(problem: LintProblem, place: ItemPlace)]) {
    var copies: [(problem: LintProblem, place: ItemPlace)] = []
    let own = deck.items.filter { item in
      guard item.isIDWritten else { return true }
      guard let first = owners.updateValue(item, forKey: item.id) else { return true }
      owners[item.id] = first
      copies.append((.idTwice(item.id, first: first.place.description), item.place))
      return false
    }
    var deck = deck
    if !copies.isEmpty { deck.items = own }
    return (deck, copies)
  }
}
