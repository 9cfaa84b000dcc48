import TrainerText

/// What is known of a deck without its texts.
package struct CataloguedDeck: Sendable, Hashable {
  /// Its items, in the order of the file.
  package let items: [CataloguedItem]

  /// Where they are filed.
  package let shelves: [Shelf]

  /// The ids of items that could not be read.
  package let brokenIDs: [String]

  /// How many errors the text has.
  let errors: Int
}

/// An item by its name.
package struct CataloguedItem: Sendable, Hashable {
  /// Its id.
  package let id: String

  /// What it asks.
  package let asks: Asked

  /// The number of its shelf among those of the deck.
  package let shelf: Int

  /// What an item asks.
  package enum Asked: Sendable, Hashable {
    /// Nothing in the queue: it is a mock interview.
    case mock

    /// Nothing: it is a page to read.
    case page

    /// One thing.
    case itself

    /// Each of its deletions, by their parts.
    case deletions([String])
  }

  /// The names under which it may have histories.
  package var parts: [String] {
    if case .deletions(let parts) = asks { parts } else { [""] }
  }
}

extension CataloguedDeck {
  init(_ deck: Deck, _ problems: [Diagnostic]) {
    var shelves: [Shelf] = []
    items = deck.items.map { item in
      let shelf = Shelf(item.labels)
      // Items of one topic stand together.
      let number = shelves.lastIndex(of: shelf) ?? shelves.count
      if number == shelves.count { shelves.append(shelf) }
      return CataloguedItem(id: item.id, asks: CataloguedItem.Asked(item.task), shelf: number)
    }
    self.shelves = shelves
    brokenIDs = deck.brokenIDs
    errors = problems.count { $0.severity == .error }
  }
}

extension CataloguedItem.Asked {
  fileprivate init(_ task: ItemTask) {
    switch task {
    case .cloze(let deletions): self = .deletions(deletions.map(\.part))
    case .mock: self = .mock
    case .note: self = .page
    default: self = .itself
    }
  }
}
