/// What an item is filed under: its own attributes, else the defaults of its deck.
public struct ItemLabels: Sendable, Hashable {
  /// One object for all items of a deck that say nothing of their own.
  private var shared: Shared

  private final class Shared: Sendable {
    /// Changed only by labels that hold this object alone.
    nonisolated(unsafe) var values: Values

    init(_ values: Values) { self.values = values }
  }

  private struct Values: Sendable, Hashable {
    var deck: String
    var lesson: String
    var topic: String?
    var tags: [String] = []
    var refs: [String] = []
    var evidence: Evidence?
    var difficulty: String?
    var minutes: Int?
    var depth: Depth?
    var see: [String] = []
    var shuffles: Bool = true
  }

  init(deck: String, lesson: String, topic: String? = nil) {
    shared = Shared(Values(deck: deck, lesson: lesson, topic: topic))
  }

  /// The object to change.
  private var own: Shared {
    mutating get {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.values) }
      return shared
    }
  }

  /// The deck: its file's path without `.md`.
  public internal(set) var deck: String {
    get { shared.values.deck }
    set { own.values.deck = newValue }
  }

  /// The lesson: the folder of the deck, or what its front matter says.
  public internal(set) var lesson: String {
    get { shared.values.lesson }
    set { own.values.lesson = newValue }
  }

  /// The topic, where one is given.
  public internal(set) var topic: String? {
    get { shared.values.topic }
    set { own.values.topic = newValue }
  }

  /// Free words.
  public internal(set) var tags: [String] {
    get { shared.values.tags }
    set { own.values.tags = newValue }
  }

  /// Names of facts that the item covers.
  public internal(set) var refs: [String] {
    get { shared.values.refs }
    set { own.values.refs = newValue }
  }

  /// How its facts are known.
  public internal(set) var evidence: Evidence? {
    get { shared.values.evidence }
    set { own.values.evidence = newValue }
  }

  /// How hard it is, in the author's words.
  public internal(set) var difficulty: String? {
    get { shared.values.difficulty }
    set { own.values.difficulty = newValue }
  }

  /// How long it takes, in minutes.
  public internal(set) var minutes: Int? {
    get { shared.values.minutes }
    set { own.values.minutes = newValue }
  }

  /// How deep a page goes.
  public internal(set) var depth: Depth? {
    get { shared.values.depth }
    set { own.values.depth = newValue }
  }

  /// Ids of related items: another angle, confusable neighbours.
  public internal(set) var see: [String] {
    get { shared.values.see }
    set { own.values.see = newValue }
  }

  /// Whether options may be shown in another order.
  public internal(set) var shuffles: Bool {
    get { shared.values.shuffles }
    set { own.values.shuffles = newValue }
  }

  /// How a fact is known.
  public enum Evidence: String, Sendable, Hashable, CaseIterable {
    /// It was run.
    case measured

    /// Its maker says so.
    case documented

    /// It follows from others.
    case derived
  }

  /// How deep a page goes.
  public enum Depth: String, Sendable, Hashable, CaseIterable {
    /// What has to be known.
    case core

    /// How it is done, step by step.
    case steps

    /// All of it at a glance.
    case cheatSheet = "cheat-sheet"

    /// How it works inside.
    case internals
  }

  /// Whether an item is filed under the same.
  public static func == (left: ItemLabels, right: ItemLabels) -> Bool {
    left.shared === right.shared || left.shared.values == right.shared.values
  }

  /// Hashes all of it.
  public func hash(into hasher: inout Hasher) { hasher.combine(shared.values) }
}
