import TrainerCore
import TrainerScheduling

/// Pages as they are read: pure, one after another, each under its title.
struct PageText {
  let library: Library
  let reading: Reading
  let signs: TextSigns

  /// The lines of some pages; a deck that is read from its first page on has its title and what
  /// stands before its items.
  func lines(of pages: [Library.Page]) -> [StyledText] {
    var lines: [StyledText] = []
    var deckName: String?
    for page in pages {
      if !lines.isEmpty { lines.append("") }
      let isNewDeck = page.item.labels.deck != deckName
      deckName = page.item.labels.deck
      let deck = library.decks.first { $0.name == deckName }
      if let deck, isNewDeck, pages.count > 1 { lines += head(of: deck) + [""] }
      lines += self.lines(of: page, definitions: deck?.linkDefinitions ?? "")
    }
    return lines
  }

  private func head(of deck: Deck) -> [StyledText] {
    let hasTitle = deck.introduction.hasPrefix("# ")
    return reading.lines(of: (hasTitle ? "" : "# \(deck.title)\n\n") + deck.introduction)
  }

  private func lines(of page: Library.Page, definitions: String) -> [StyledText] {
    let item = page.item
    let title = reading.lines(of: "## \(item.title)\n\n\(definitions)")
    return title + words(about: page) + [""]
      + reading.lines(of: item.prompt + "\n\n" + definitions)
  }

  private func words(about page: Library.Page) -> [StyledText] {
    let labels = page.item.labels
    let parts: [String?] = [
      page.item.isIDWritten ? page.item.id : nil, labels.depth?.rawValue, labels.topic,
      page.done.map { "read on \($0.day)" } ?? "not read yet",
    ]
    return parts.compactMap(\.self).joined(by: signs.dot, width: reading.width, .faint)
  }
}

extension Moment {
  /// The date as its wall clock showed it.
  fileprivate var day: Substring { iso8601.prefix(10) }
}
