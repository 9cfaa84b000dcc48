public import TrainerText

/// Reads the text of a deck.
public enum DeckParser {
  /// Reads the items of a file, and everything that is wrong with it, in reading order.
  ///
  /// The name of the source is the file as it is called relative to its content folder; `folder` is
  /// the name of that folder, the lesson of decks that stand in it directly.
  public static func parse(
    _ source: SourceText, folder: String = ""
  ) -> (deck: Deck, problems: [Diagnostic]) {
    let parsed = read(source, folder: folder)
    return (parsed.deck, parsed.problems)
  }

  /// Reads a file and keeps its text.
  package static func read(_ source: SourceText, folder: String) -> ParsedDeck {
    var reader = DeckReader(source, folder: folder)
    reader.read()
    return ParsedDeck(
      deck: reader.deck, problems: reader.problems.all,
      text: reader.text)
  }
}

/// A deck with its text, which is let go of where nothing more is asked of it.
package struct ParsedDeck: Sendable {
  package let deck: Deck
  package let problems: [Diagnostic]
  package internal(set) var text: DeckText?
}
