extension Catalogue {
  /// Joins content that is known by names alone with a history.
  ///
  /// Nil where a history has no item of its name: then the texts tell whose it is, and must be read.
  public init?(of content: CataloguedContent, _ progress: Progress) {
    let decks = concurrentMap(content.decks) { JoinedDeck($0, progress) }
    guard progress.tellsAll(by: content, found: decks.reduce(0) { $0 + $1.records }) else {
      return nil
    }
    var questions: [CataloguedQuestion] = []
    questions.reserveCapacity(content.ids.count)
    var mocks = 0
    var shelves: [Shelf] = []
    for (deck, joined) in zip(content.decks, decks) {
      for question in joined.questions {
        questions.append(
          CataloguedQuestion(
            key: question.key, shelf: shelves.count + question.shelf, record: question.record))
      }
      mocks += joined.mocks
      shelves += deck.shelves
    }
    self.init(questions, mocks: mocks, on: shelves, progress)
  }
}

/// What a deck asks, with the records that its items have under their own names.
private struct JoinedDeck: Sendable {
  /// On the shelves of the deck.
  private(set) var questions: [CataloguedQuestion] = []
  private(set) var mocks = 0

  /// How many records there are, those of mocks and pages included.
  private(set) var records = 0

  init(_ deck: CataloguedDeck, _ progress: Progress) {
    questions.reserveCapacity(deck.items.count)
    for item in deck.items {
      for part in item.parts {
        let key = RecordKey(item: item.id, part: part)
        let record = progress.recordNumber(namedNow: key)
        if record != nil { records += 1 }
        switch item.asks {
        case .mock: mocks += 1
        case .page: break
        case .itself, .deletions:
          questions.append(CataloguedQuestion(key: key, shelf: item.shelf, record: record))
        }
      }
    }
  }
}

/// Whether ``IdentitySearch`` would find nothing to do, told without the texts that it reads.
extension Progress {
  /// Whether each history has the item of its own name, so that no text is needed.
  ///
  /// `found` is how many records the items have under their own names.
  fileprivate func tellsAll(by content: CataloguedContent, found: Int) -> Bool {
    let waiting = Set(content.decks.lazy.flatMap(\.brokenIDs)).subtracting(content.ids)
    return found + waiting.reduce(0) { $0 + records(ofItem: $1).count } == count
      && flaggedItems.allSatisfy { content.ids.contains($0) || waiting.contains($0) }
      && !hasRenamed(in: content)
  }

  /// Whether an item is there whose history goes by another name: it may be given it back.
  private func hasRenamed(in content: CataloguedContent) -> Bool {
    let renamed = renamedItems.intersection(content.ids)
    if renamed.isEmpty { return false }
    return content.decks.contains { deck in
      deck.items.contains { item in
        renamed.contains(item.id)
          && (currentName(ofItem: item.id) != item.id
            || item.parts.contains { part in
              let key = RecordKey(item: item.id, part: part)
              return currentName(of: key) != key
            })
      }
    }
  }
}
