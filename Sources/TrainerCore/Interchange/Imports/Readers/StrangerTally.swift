/// Reviews of cards that are no items here, counted by the names of the cards.
struct StrangerTally {
  private var cards: [String: (line: Int, count: Int)] = [:]

  /// Counts a review of a card; `line` matters where it is the card's first.
  mutating func add(_ card: String, line: Int) { cards[card, default: (line, 0)].count += 1 }

  /// The first of the cards, each with its reviews, and how many more there are.
  func notes(atMost most: Int) -> [ImportNote] {
    let inOrder = cards.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }
    var notes = inOrder.prefix(most).map { card, lost in
      ImportNote.stranger(card, line: lost.line, count: lost.count)
    }
    let rest = inOrder.dropFirst(most)
    if let next = rest.first {
      let reviews = rest.reduce(0) { $0 + $1.value.count }
      notes.append(
        ImportNote(
          next.value.line,
          "\(rest.count) more names are of no item here: \(reviews) reviews left out"))
    }
    return notes
  }
}

extension ImportNote {
  /// Reviews of what is no item here.
  static func stranger(_ name: String, line: Int, count: Int) -> ImportNote {
    ImportNote(
      line,
      "'\(name)' is no item here: \(count == 1 ? "1 review" : "\(count) reviews") left out")
  }
}
