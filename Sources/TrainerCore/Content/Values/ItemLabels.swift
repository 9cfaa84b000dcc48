/// What an item is filed under: its own attributes, else the defaults of its deck.
public struct ItemLabels: Sendable, Hashable {
  /// The deck: its file's path without `.md`.
  public internal(set) var deck: String

  /// The lesson: the folder of the deck, or what its front matter says.
  public internal(set) var lesson: String

  /// The topic, where one is given.
  public internal(set) var topic: String?

  /// Free words.
  public internal(set) var tags: [String] = []

  /// Names of facts that the item covers.
  public internal(set) var refs: [String] = []

  /// How its facts are known.
  public internal(set) var evidence: Evidence?

  /// How hard it is, in the author's words.
  public internal(set) var difficulty: String?

  /// How long it takes, in minutes.
  public internal(set) var minutes: Int?

  /// How deep a page goes.
  public internal(set) var depth: Depth?

  /// Ids of related items: another angle, confusable neighbours.
  public internal(set) var see: [String] = []

  /// Whether options may be shown in another order.
  public internal(set) var shuffles = true

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
}
