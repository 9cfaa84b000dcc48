public import TrainerText

/// All decks that were found, in the order of the files.
public struct Content: Sendable {
  /// The decks, those without items included.
  public let decks: [LoadedDeck]

  /// Files and folders that could not be read.
  public let unreadable: [Diagnostic]

  /// The place that holds too much to be looked through; then there are no decks.
  public let overflow: SearchOverflow?

  /// What is wrong with the files and the texts in them.
  public var problems: [Diagnostic] { unreadable + decks.flatMap(\.problems) }

  /// The items of all decks; texts that stand twice are here twice, with one id.
  public var items: [Item] { decks.flatMap(\.deck.items) }
}

/// A deck and the file it was read from.
public struct LoadedDeck: Sendable {
  /// What the file holds.
  public let deck: Deck

  /// The file itself.
  let file: DeckFile

  /// Whether all items of the file are here: none was left out because its id is another's.
  let isWhole: Bool

  /// What is wrong with the text, in reading order.
  public let problems: [Diagnostic]

  /// The text, where it was asked to be kept.
  package let text: DeckText?

  /// Where the file is.
  public var path: String { file.path }
}
