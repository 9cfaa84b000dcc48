import TrainerScheduling
import TrainerText

/// One thing that is asked: an item, or one deletion of a cloze.
public struct Question: Sendable {
  /// The item it belongs to.
  public let item: Item

  /// The deletion that is hidden, by its number from 0; nil where the item is not a cloze.
  public let deletion: Int?

  /// What its history is kept under.
  public let key: RecordKey

  /// The hidden text as written.
  public var hidden: String? {
    guard let deletion, case .cloze(let deletions) = item.task else { return nil }
    return deletions[deletion].hidden
  }

  /// Hints from the faintest to the plainest.
  public var hints: [String] { item.hints }

  /// What its intervals are fuzzed by, the same on every machine until it is answered again.
  func fuzzSeed(reviews: Int) -> UInt64 {
    Scheduler.seed(item: fnv1a64(key.description.utf8), reviews: reviews)
  }

  /// What an item asks: itself, each of its deletions, or nothing for a mock or a note.
  static func all(of item: Item) -> [Question] {
    switch item.task {
    case .cloze(let deletions):
      deletions.indices.map { number in
        Question(
          item: item, deletion: number,
          key: RecordKey(item: item.id, part: deletions[number].part))
      }
    case .mock, .note: []
    default: [Question(item: item, deletion: nil, key: RecordKey(item: item.id, part: ""))]
    }
  }
}
