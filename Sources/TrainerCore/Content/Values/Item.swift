public import TrainerScoring

/// One thing to practise, or a page to read.
///
/// It never changes; it is a class so that queues and indexes of thousands share the texts.
public final class Item: Sendable, Identifiable {
  /// The id its author gave, in lower case, or `~` and twelve digits of a hash of its text.
  public let id: String

  /// Whether the id stands in the file.
  public let isIDWritten: Bool

  /// What is asked, and what is right.
  public let task: ItemTask

  /// The heading, as Markdown; empty for a card in the short form.
  public let title: String

  /// The question, as Markdown as written.
  public let prompt: String

  /// The prompt without the options, steps or code that the task shows in a way of its own.
  public let statement: String

  /// The answer, as Markdown as written; empty where the task alone says what is right.
  public let answer: String

  /// What an answer is scored by.
  public let ideas: [KeyIdea]

  /// The ladder of hints, as Markdown.
  public let hints: [String]

  /// Where the facts come from, as Markdown.
  public let sources: String?

  /// What it is filed under.
  public let labels: ItemLabels

  /// Where it stands.
  public let place: ItemPlace

  /// What kind of thing it is.
  public var kind: ItemKind { task.kind }

  /// Whether it is a mock interview.
  public var isMock: Bool { if case .mock = task { true } else { false } }

  /// Names a draft: by its author's id, or by its text.
  init(_ draft: ItemDraft) {
    isIDWritten = draft.settings.id != nil
    id =
      draft.settings.id
      ?? ItemID.derived(
        kind: draft.task.kind, title: draft.title, prompt: draft.prompt, answer: draft.answer)
    task = draft.task
    title = draft.title
    prompt = draft.prompt
    statement = draft.statement ?? draft.prompt
    answer = draft.answer
    ideas = draft.ideas
    hints = draft.hints
    sources = draft.sources
    labels = draft.settings.labels
    place = draft.place
  }
}

extension Item: Hashable {
  /// Whether two items say the same at the same place.
  public static func == (left: Item, right: Item) -> Bool {
    left === right
      || left.id == right.id && left.place == right.place && left.task == right.task
        && left.title == right.title && left.prompt == right.prompt && left.answer == right.answer
        && left.ideas == right.ideas && left.hints == right.hints && left.sources == right.sources
        && left.labels == right.labels
  }

  /// Hashes the id and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(place)
  }
}
