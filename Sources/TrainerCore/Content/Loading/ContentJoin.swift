import TrainerText

/// Joins decks, in their order, into one content in which each written id is one item's.
struct ContentJoin {
  private var decks: [LoadedDeck] = []
  private var unreadable: [Diagnostic]
  private let keepsTexts: Bool

  /// Where each written id was first seen.
  private var places: [String: ItemPlace] = [:]

  init(unreadable: [Diagnostic], keepsTexts: Bool) {
    self.unreadable = unreadable
    self.keepsTexts = keepsTexts
  }

  var content: Content { Content(decks: decks, unreadable: unreadable) }

  mutating func add(_ file: ReadFile) {
    switch file.result {
    case .unreadable(let problem): unreadable.append(problem)
    case .deck(let parsed): add(parsed, path: file.file.path)
    }
  }

  private mutating func add(_ parsed: ParsedDeck, path: String) {
    var problems = ProblemList(parsed.text.source)
    problems.add(parsed.problems)
    var deck = parsed.deck
    let copies = deck.items.indices.filter { !claim(deck.items[$0], &problems) }
    if !copies.isEmpty { deck.removeItems(at: copies) }
    decks.append(
      LoadedDeck(
        deck: deck, path: path, problems: problems.all, text: keepsTexts ? parsed.text : nil))
  }

  /// Whether an item is the first with its id; a copied id is reported.
  private mutating func claim(_ item: Item, _ problems: inout ProblemList) -> Bool {
    guard item.isIDWritten else { return true }
    if let first = places[item.id] {
      problems.add(LintProblem.idTwice(item.id, first: first.description), at: item.place)
      return false
    }
    places[item.id] = item.place
    return true
  }
}

extension Deck {
  /// Leaves out items whose ids belong to others.
  fileprivate mutating func removeItems(at indices: [Int]) {
    let copies = Set(indices)
    items = items.indices.filter { !copies.contains($0) }.map { items[$0] }
  }
}
