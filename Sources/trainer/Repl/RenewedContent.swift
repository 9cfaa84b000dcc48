import TrainerCore

/// All content after some of it was edited in the middle of a session.
struct RenewedContent {
  let library: Library

  /// Items that go on with the histories of items that are gone.
  let matches: [ItemMatch]

  /// Tells what a question of the content before has become; nil where it is gone.
  func successor(after before: Library) -> (Question) -> Question? {
    let byKey = Dictionary(
      library.questions.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var names = namesByPlace(after: before)
    for match in matches { names[match.old] = match.new }
    return { old in
      if let same = byKey[old.key] { return same }
      return names[old.item.id].flatMap { byKey[RecordKey(item: $0, part: old.key.part)] }
    }
  }

  /// For items that are gone, the new one in the same place of a deck with as many items: one that was
  /// never answered has no history to know it by.
  private func namesByPlace(after before: Library) -> [String: String] {
    var names: [String: String] = [:]
    for deck in library.decks {
      guard let old = before.decks.first(where: { $0.file == deck.file }),
        old.items.count == deck.items.count
      else { continue }
      for (past, present) in zip(old.items, deck.items)
      where library[past.id] == nil && before[present.id] == nil && past.kind == present.kind {
        names[past.id] = present.id
      }
    }
    return names
  }
}
