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

  /// Makes an item and names it: by its author's id, or by its text.
  ///
  /// `statement` is the prompt without what the task shows itself; the prompt where nothing is given.
  init(
    task: ItemTask, title: String = "", prompt: String, statement: String? = nil,
    answer: String = "", ideas: [KeyIdea] = [], hints: [String] = [], sources: String? = nil,
    settings: ItemSettings, place: ItemPlace
  ) {
    isIDWritten = settings.id != nil
    id =
      settings.id
      ?? ItemID.derived(kind: task.kind, title: title, prompt: prompt, answer: answer)
    self.task = task
    self.title = title
    self.prompt = prompt
    self.statement = statement ?? prompt
    self.answer = answer
    self.ideas = ideas
    self.hints = hints
    self.sources = sources
    labels = settings.labels
    self.place = place
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
