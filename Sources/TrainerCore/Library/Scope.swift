/// A part of the library that a learner names.
public struct Scope: Sendable, Hashable {
  /// Items, deletions (`id/part`) or decks; none means all.
  public var names: [String]

  /// Topics; none means all.
  public var topics: [String]

  /// Kinds; none means all.
  public var kinds: [ItemKind]

  /// Lessons; none means all.
  public var lessons: [String]

  /// Words that all stand somewhere in an item.
  public var words: [String]

  /// Makes a scope; what is left out narrows nothing.
  public init(
    names: [String] = [], topics: [String] = [], kinds: [ItemKind] = [], lessons: [String] = [],
    words: [String] = []
  ) {
    self.names = names
    self.topics = topics
    self.kinds = kinds
    self.lessons = lessons
    self.words = words
  }
}

/// A name that nothing in the library has.
public struct UnknownName: Error, Sendable, Hashable {
  /// What was looked for.
  public enum Sought: String, Sendable, Hashable {
    /// An item, or a deletion of one.
    case item

    /// A deck or an item: either was possible.
    case deckOrItem = "deck or item"

    /// A lesson, a deck or an item: each was possible.
    case lessonDeckOrItem = "lesson, deck or item"

    /// A mock interview.
    case mock = "mock interview"

    /// A topic.
    case topic

    /// A lesson.
    case lesson
  }

  /// What was looked for.
  public let sought: Sought

  /// The name as given.
  public let name: String

  /// The nearest name that there is.
  public let nearest: String?

  /// Something that was looked for in vain, and the nearest name where one is near.
  public init(sought: Sought, name: String, nearest: String?) {
    self.sought = sought
    self.name = name
    self.nearest = nearest
  }
}
