import TrainerText

/// Joins decks, in their order, into one content in which each written id is one item's.
struct ContentJoin {
  private var decks: [LoadedDeck] = []
  private var unreadable: [Diagnostic]
  private let overflow: SearchOverflow?

  /// The first item with each written id, and its place in this list by the hash of the id.
  private var owners: [Item] = []
  private var hashes: FirstTwoTable

  /// The first items of ids whose hash is that of another.
  private var others: [String: Item] = [:]

  /// Begins with what cannot be read; `itemCount` says how many items there will be, about.
  init(unreadable: [Diagnostic], overflow: SearchOverflow? = nil, itemCount: Int) {
    self.overflow = overflow
    self.unreadable = unreadable
    owners.reserveCapacity(itemCount)
    hashes = FirstTwoTable(room: itemCount)
  }

  var content: Content { Content(decks: decks, unreadable: unreadable, overflow: overflow) }

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
    var positions: Set<Int> = []
    for position in deck.items.indices where deck.items[position].isIDWritten {
      let item = deck.items[position]
      guard let first = owner(before: item) else { continue }
      copies.append((.idTwice(item.id, first: first.place.description), item.place))
      positions.insert(position)
    }
    guard !copies.isEmpty else { return (deck, []) }
    var deck = deck
    deck.items = deck.items.indices.filter { !positions.contains($0) }.map { deck.items[$0] }
    return (deck, copies)
  }

  /// The item that had this one's id before; nil where it is the first.
  private mutating func owner(before item: Item) -> Item? {
    guard let earlier = hashes.enter(owners.count, under: StableHash(item.id).value).first else {
      owners.append(item)
      return nil
    }
    if owners[earlier].id == item.id { return owners[earlier] }
    if let owner = others[item.id] { return owner }
    others[item.id] = item
    return nil
  }
}
