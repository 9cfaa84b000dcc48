/// The forms in which decks and histories of other programs come.
public enum ImportFormat: String, Sendable, Hashable, CaseIterable {
  /// Everything that this program exports as JSON; its logs are taken over.
  case trainer

  /// "Notes in plain text" of Anki.
  case anki

  /// A deck of hashcards, or what its `export` writes.
  case hashcards

  /// A review log as the FSRS optimizer reads it.
  case revlog

  /// Questions as headings, or as summaries of `<details>`.
  case questions

  /// Options to choose from: task lists, or lettered ones with a line that names the right letter.
  case quiz

  /// Notes of Obsidian with cards of the plugin Spaced Repetition.
  case obsidian

  /// What people call it.
  public var description: String {
    switch self {
    case .trainer: "an export of trainer"
    case .anki: "Anki notes in plain text"
    case .hashcards: "hashcards"
    case .revlog: "a review log"
    case .questions: "a list of questions"
    case .quiz: "a quiz"
    case .obsidian: "Obsidian notes with cards"
    }
  }
}
