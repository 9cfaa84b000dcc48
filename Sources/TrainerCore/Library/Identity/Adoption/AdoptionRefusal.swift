/// Why a history is not given to an item.
public enum AdoptionRefusal: Error, Hashable, Sendable {
  /// There is no history of this name without an item; `nearest` is one that is like it.
  case noSuchOrphan(String, nearest: String?)

  /// The item is there and has its history itself.
  case stillThere(RecordKey)

  /// The item could not be read; its history waits for it.
  case waits(RecordKey)

  /// The history was given away before.
  case alreadyGiven(RecordKey, to: RecordKey)

  /// There is no item or no deletion of this name; `nearest` is one that is like it.
  case noSuchItem(String, nearest: String?)

  /// Which deletion is meant has to be said: `item/part`, with one of these parts.
  case needsPart(item: String, parts: [String])

  /// A page to read has no use for the history of a question.
  case isNeverAsked(String)
}

extension AdoptionRefusal: CustomStringConvertible {
  /// What is wrong and what to do, for a person.
  public var description: String {
    switch self {
    case .noSuchOrphan(let name, let nearest):
      "no history without an item is called \(name)" + suggestion(nearest)
        + "; trainer check lists them"
    case .stillThere(let key): "\(key) is there and keeps its own history"
    case .waits(let key): "\(key) could not be read; its history waits until it is mended"
    case .alreadyGiven(let key, let other): "the history of \(key) is with \(other) already"
    case .noSuchItem(let name, let nearest): "no item is called \(name)" + suggestion(nearest)
    case .needsPart(let item, let parts):
      "say which deletion of \(item) is meant: "
        + parts.map { RecordKey(item: item, part: $0).description }.joined(separator: ", ")
    case .isNeverAsked(let item): "\(item) is a page to read, which is never asked"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { " (nearest: \($0))" } ?? ""
  }
}
