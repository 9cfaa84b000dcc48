/// Counts by deck, in the order in which the decks come.
struct DeckTally {
  private(set) var decks: [DueOverview.Deck] = []
  private(set) var total = DueOverview.Counts()
  private let questions: [CataloguedQuestion]

  /// By shelf: the number of its deck; nil where nothing stands on it.
  private var deckOfShelf: [Int?]

  init(_ questions: [CataloguedQuestion], on shelves: [Shelf]) {
    self.questions = questions
    deckOfShelf = Array(repeating: nil, count: shelves.count)
    var numbers: [String: Int] = [:]
    for question in questions where deckOfShelf[question.shelf] == nil {
      let shelf = shelves[question.shelf]
      let number = numbers[shelf.deck] ?? decks.count
      deckOfShelf[question.shelf] = number
      if number < decks.count { continue }
      numbers[shelf.deck] = number
      decks.append(
        DueOverview.Deck(name: shelf.deck, lesson: shelf.lesson, counts: DueOverview.Counts()))
    }
  }

  mutating func add(_ places: [Int], to count: WritableKeyPath<DueOverview.Counts, Int>) {
    total[keyPath: count] += places.count
    var perDeck = [Int](repeating: 0, count: decks.count)
    for place in places {
      if let deck = deckOfShelf[questions[place].shelf] { perDeck[deck] += 1 }
    }
    for (deck, added) in perDeck.enumerated() where added > 0 {
      decks[deck].counts[keyPath: count] += added
    }
  }
}
