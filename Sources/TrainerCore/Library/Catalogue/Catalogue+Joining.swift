extension Catalogue {
  /// Joins content that is known by names alone with a history.
  ///
  /// Nil where a history has no item of its name: then the texts tell whose it is, and must be read.
  public init?(of content: CataloguedContent, _ progress: Progress) {
    guard progress.tellsAll(by: content) else { return nil }
    var questions: [CataloguedQuestion] = []
    questions.reserveCapacity(content.ids.count)
    var mocks = 0
    var shelves: [Shelf] = []
    for deck in content.decks {
      for item in deck.items {
        let shelf = shelves.count + item.shelf
        switch item.asks {
        case .mock: mocks += 1
        case .page: break
        case .itself: questions.append(CataloguedQuestion(item.id, shelf: shelf))
        case .deletions(let parts):
          questions += parts.map { CataloguedQuestion(item.id, $0, shelf: shelf) }
        }
      }
      shelves += deck.shelves
    }
    self.init(questions, mocks: mocks, on: shelves, progress)
  }
}

extension CataloguedQuestion {
  fileprivate init(_ item: String, _ part: String = "", shelf: Int) {
    self.init(key: RecordKey(item: item, part: part), shelf: shelf)
  }
}

/// What ``IdentitySearch`` finds out with the texts at hand, where there is nothing to be found.
extension Progress {
  /// Whether each history has the item of its own name, so that no text is needed.
  fileprivate func tellsAll(by content: CataloguedContent) -> Bool {
    let waiting = Set(content.decks.lazy.flatMap(\.brokenIDs)).subtracting(content.ids)
    return countRecords(of: content) + waiting.reduce(0) { $0 + records(ofItem: $1).count } == count
      && flaggedItems.allSatisfy { content.ids.contains($0) || waiting.contains($0) }
      && !hasRenamed(in: content)
  }

  /// How many records the items have under their own names.
  private func countRecords(of content: CataloguedContent) -> Int {
    var count = 0
    for deck in content.decks {
      for item in deck.items {
        switch item.asks {
        case .mock, .page, .itself: count += hasRecord(namedNow: RecordKey(item: item.id)) ? 1 : 0
        case .deletions(let parts):
          count += parts.count { hasRecord(namedNow: RecordKey(item: item.id, part: $0)) }
        }
      }
    }
    return count
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
