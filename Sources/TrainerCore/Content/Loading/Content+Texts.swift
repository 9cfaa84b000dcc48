package import TrainerText

extension Content {
  /// Reads decks that are in memory already, one after another, and keeps their texts.
  package init(reading sources: [SourceText]) {
    let decks = sources.map { DeckParser.read($0, folder: "") }
    var join = ContentJoin(
      unreadable: [], itemCount: decks.reduce(0) { $0 + $1.deck.items.count })
    for (source, deck) in zip(sources, decks) {
      let file = DeckFile(path: source.name, name: source.name, folder: "")
      join.add(ReadFile(file: file, result: .deck(deck))) { source }
    }
    self = join.content
  }
}
