import TrainerText

/// All decks that were found, as far as they are known without their texts, in the order of the files.
public struct CataloguedContent: Sendable {
  /// The decks; an item stands here once, where its id comes first.
  package private(set) var decks: [CataloguedDeck] = []

  /// How many errors there are; a file that cannot be read is one.
  public private(set) var errors: Int

  /// Whether nothing was found at all.
  public var isEmpty: Bool { decks.isEmpty && !hasUnreadable }

  /// The ids of all items.
  package private(set) var ids: Set<String> = []

  /// The place that holds too much to be looked through; then there are no decks.
  public let overflow: SearchOverflow?

  private var hasUnreadable: Bool

  init(unreadable: [Diagnostic], overflow: SearchOverflow?, itemCount: Int) {
    self.overflow = overflow
    errors = unreadable.count { $0.severity == .error }
    hasUnreadable = !unreadable.isEmpty
    ids.reserveCapacity(itemCount)
  }

  /// Adds what became of a file.
  mutating func add(_ file: CataloguedFile) {
    switch file {
    case .deck(let deck): add(deck)
    case .unreadable(let problem):
      hasUnreadable = true
      errors += problem.severity == .error ? 1 : 0
    }
  }

  private mutating func add(_ deck: CataloguedDeck) {
    errors += deck.errors
    var own: [CataloguedItem] = []
    own.reserveCapacity(deck.items.count)
    for item in deck.items {
      if ids.insert(item.id).inserted {
        own.append(item)
      } else if ItemID.isValid(item.id) {
        // Equal texts have one derived id and are one item; a written id can be only one item's.
        errors += 1
      }
    }
    decks.append(
      own.count == deck.items.count
        ? deck
        : CataloguedDeck(items: own, shelves: deck.shelves, brokenIDs: deck.brokenIDs, errors: 0))
  }
}

/// What became of a file.
enum CataloguedFile: Sendable {
  case deck(CataloguedDeck)
  case unreadable(Diagnostic)

  init(_ file: ReadFile) {
    switch file.result {
    case .deck(let parsed): self = .deck(CataloguedDeck(parsed.deck, parsed.problems))
    case .unreadable(let problem): self = .unreadable(problem)
    }
  }

  var itemCount: Int {
    if case .deck(let deck) = self { deck.items.count } else { 0 }
  }
}
