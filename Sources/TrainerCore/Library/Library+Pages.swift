public import TrainerScheduling

extension Library {
  /// A page to read: a note, and when it was read.
  public struct Page: Sendable {
    /// The note.
    public let item: Item

    /// When it was read last; nil where it was not.
    public let done: Moment?
  }

  /// All pages, in the order of the files; equal ones once.
  public var pages: [Page] {
    items.indices.filter { items[$0].kind == .note && firstByID[items[$0].id] == $0 }
      .map { Page(item: items[$0], done: progress.done(items[$0].id)) }
  }

  /// The pages of a lesson, a deck or an item: the first of these that has the name.
  ///
  /// A lesson has its own name and that of its folder. Something that is only asked has no pages.
  public func pages(named name: String) throws(UnknownName) -> [Page] {
    let lesson = Set(decks.filter { $0.belongs(toLesson: name) }.map(\.name))
    if !lesson.isEmpty { return pages.filter { lesson.contains($0.item.labels.deck) } }
    if let deck = deck(named: name) { return pages.filter { $0.item.labels.deck == deck.name } }
    do throws(UnknownName) {
      let key = try key(named: name, sought: .deckOrItem)
      return pages.filter { $0.item.id == key.item }
    } catch {
      throw UnknownName(sought: .lessonDeckOrItem, name: name, nearest: error.nearest)
    }
  }

  /// What goes into the log when a page was read: its text where the log does not have it, then that
  /// it was read.
  public func events(reading item: Item) -> [EventBody] {
    let text = text(of: item)
    return (progress.isKnown(text) ? [] : [.item(text)]) + [.done(item: item.id)]
  }
}

extension Deck {
  fileprivate func belongs(toLesson name: String) -> Bool {
    let name = name.lowercased()
    let folders = self.name.split(separator: "/").dropLast()
    return lesson.lowercased() == name || folders.contains { $0.lowercased() == name }
  }
}
