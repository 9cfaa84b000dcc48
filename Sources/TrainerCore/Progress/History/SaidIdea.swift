/// A key idea that a learner claimed.
public struct SaidIdea: Hashable, Sendable {
  /// The item, by its present name.
  public let item: String

  /// The idea's id.
  public let idea: String

  /// What was typed, where that was kept.
  public let words: String?

  /// An idea that was said, by the present name of its item.
  public init(item: String, idea: String, words: String?) {
    self.item = item
    self.idea = idea
    self.words = words
  }
}

extension StateFolder {
  /// Reads what learners said that the scorer did not hear, the oldest first.
  ///
  /// - Throws: ``StateError/file(_:)`` where a log cannot be read.
  public func saidIdeas() throws(StateError) -> [SaidIdea] {
    let logs = try asStateError { () throws(FileError) in try Logs(readingFrom: reviews, on: disk) }
    let order = EventOrder(logs.devices)
    let aliases = order.finalAliases
    var ideas: [SaidIdea] = []
    order.forEach { row, log in
      guard row.kind == .rare, !row.isUndone,
        case .said(let item, let idea, let words) = log.rare[Int(row.payload)]
      else { return }
      ideas.append(SaidIdea(item: aliases.current(item: item), idea: idea, words: words))
    }
    return ideas
  }
}
