import TrainerText

extension Scope {
  /// Whether an item, or a deletion of it by its part, belongs to the scope.
  typealias Filter = (_ item: Item, _ part: String) -> Bool

  /// Resolves the names in a library.
  func filter(in library: Library) throws(UnknownName) -> Filter {
    let named = try named(in: library)
    let topics = try known(topics, among: library.items.compactMap(\.labels.topic), .topic)
    let lessons = try known(lessons, among: library.items.map(\.labels.lesson), .lesson)
    let kinds = Set(kinds)
    let words = words.map(\.folded)
    return { item, part in
      (kinds.isEmpty || kinds.contains(item.kind))
        && (topics.isEmpty || item.labels.topic.map { topics.contains($0.folded) } ?? false)
        && (lessons.isEmpty || lessons.contains(item.labels.lesson.folded))
        && named(item, part)
        && (words.isEmpty || item.says(words))
    }
  }

  private func named(in library: Library) throws(UnknownName) -> Filter {
    if names.isEmpty { return { _, _ in true } }
    var keys: Set<RecordKey> = []
    var decks: Set<String> = []
    for name in names {
      if let deck = library.deck(named: name) {
        decks.insert(deck.name)
      } else {
        keys.insert(try library.key(named: name, sought: .deckOrItem))
      }
    }
    return { item, part in
      decks.contains(item.labels.deck) || keys.contains(RecordKey(item: item.id))
        || keys.contains(RecordKey(item: item.id, part: part))
    }
  }

  private func known(
    _ names: [String], among all: [String], _ sought: UnknownName.Sought
  ) throws(UnknownName) -> Set<String> {
    let folded = Set(all.map(\.folded))
    for name in names where !folded.contains(name.folded) {
      throw UnknownName(sought: sought, name: name, nearest: nearest(to: name, among: Set(all)))
    }
    return Set(names.map(\.folded))
  }
}

extension Library {
  /// A deck by its name, its last part, or its file.
  public func deck(named name: String) -> Deck? {
    let name = name.folded
    return decks.first { $0.name.folded == name || $0.file.folded == name }
      ?? decks.first {
        $0.name.split(separator: "/").last.map { String($0).folded == name } ?? false
      }
  }

  /// What a name such as `id` or `id/part` stands for.
  public func key(
    named name: String, sought: UnknownName.Sought = .item
  ) throws(UnknownName) -> RecordKey {
    let key = RecordKey(name.lowercased())
    if let item = self[key.item], key.part.isEmpty || item.parts.contains(key.part) { return key }
    var candidates = items.map(\.id)
    if !key.part.isEmpty, let item = self[key.item] {
      candidates = item.parts.map { RecordKey(item: item.id, part: $0).description }
    } else if sought == .deckOrItem {
      candidates +=
        decks.map(\.name) + decks.compactMap { $0.name.split(separator: "/").last.map(String.init) }
    }
    throw UnknownName(sought: sought, name: name, nearest: nearest(to: name, among: candidates))
  }
}

extension Item {
  /// The names of its deletions.
  var parts: [String] {
    if case .cloze(let deletions) = task { deletions.map(\.part) } else { [] }
  }

  /// Whether all words stand somewhere in what it says or is filed under.
  fileprivate func says(_ words: [String]) -> Bool {
    let text = [
      id, title, prompt, answer, labels.deck, labels.topic ?? "",
      labels.tags.joined(separator: " "), labels.refs.joined(separator: " "),
    ].joined(separator: "\n").folded
    return words.allSatisfy(text.contains)
  }
}

extension String {
  /// The text as names are compared: without the case of letters.
  fileprivate var folded: String { lowercased() }
}
