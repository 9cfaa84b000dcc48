import TrainerText

extension ImportPlanner {
  mutating func add(
    _ imported: ImportedItem, _ title: String?, to deck: inout ImportedDeck,
    _ file: inout ImportPlan.File
  ) throws(FileError) -> ImportReading.TakenItem? {
    tell()
    guard let (item, text) = written(imported, title ?? deck.fileTitle) else {
      file.unread.append(ImportNote(imported.line, "it cannot be written as an item of a deck"))
      return nil
    }
    let question = QuestionText(item)
    let id: String
    if let own = imported.id, library[own] != nil || coming[own] != nil {
      id = own
      file.knownItems += 1
    } else if let here = known[question] {
      id = here
      file.knownItems += 1
    } else {
      id = freeID(for: imported, item)
      known[question] = id
      coming[id] = ItemOutline(item)
      try deck.append(text(id))
      file.newItems += 1
    }
    let taken = ImportReading.TakenItem(id: id, parts: outline(of: id)?.parts)
    deck.reviews += imported.reviews.compactMap { review in
      taken.key(ofDeletion: review.deletion).map {
        ImportReading.NamedReview(key: $0, review: review, line: imported.line)
      }
    }
    return taken
  }

  /// Adds the deck to what is to be written, where it holds anything.
  mutating func write(
    _ deck: ImportedDeck, _ title: String?, _ file: inout ImportPlan.File
  ) throws(FileError) {
    if deck.isEmpty { return }
    let slug = Slug.make(from: deck.fileTitle)
    var fileName = "\(slug).md"
    var number = 1
    while !deckNames.insert(fileName).inserted {
      number += 1
      fileName = "\(slug)-\(number).md"
    }
    let path = "\(folder.decks)/\(fileName)"
    plan.newFiles.append(
      ImportPlan.NewFile(path: path, pieces: try deck.pieces(title: title ?? deck.fileTitle)))
    file.deck = path
  }

  /// An id that nothing has: the item's own from another home, where it is free.
  private mutating func freeID(for imported: ImportedItem, _ item: Item) -> String {
    // A history whose item was missing gets it back.
    if let own = imported.id {
      _ = ids.take(own)
      return own
    }
    // A cloze is called by its text: the title says only what it is about.
    return ids.next(Slug.make(from: imported.title.isEmpty ? item.shownText : item.slugText))
  }

  /// The item as a deck would have it, and its text by its id; nil where a deck would read another one.
  private func written(
    _ imported: ImportedItem, _ title: String
  ) -> (item: Item, text: (String) -> String)? {
    let text = DeckItemText(imported)
    let heading = MarkdownEscaping.inline(imported.topic ?? title)
    let make = { text.text(id: $0, heading: heading) }
    guard let item = Self.item(of: make("x")), item.kind == imported.kind,
      item.ideas.count == imported.ideas.count
    else { return nil }
    return (item, make)
  }

  /// The only item of a text that has nothing wrong with it.
  private static func item(of text: String) -> Item? {
    let (deck, problems) = DeckParser.parse(SourceText(name: "import.md", text))
    guard deck.items.count == 1, deck.brokenIDs.isEmpty,
      !problems.contains(where: { $0.severity == .error })
    else { return nil }
    return deck.items[0]
  }
}
