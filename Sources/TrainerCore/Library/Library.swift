/// All content found, joined with its history.
public struct Library: Sendable {
  /// The decks, in the order of their files.
  public let decks: [Deck]

  /// All items, in the order of the files; items with equal texts stand there as often as written.
  public let items: [Item]

  /// What happened so far.
  public internal(set) var progress: Progress

  /// By id: the place of its first item among all.
  let firstByID: [String: Int]

  /// Joins decks with a history.
  public init(_ decks: [Deck], _ progress: Progress) {
    self.decks = decks
    self.progress = progress
    items = decks.flatMap(\.items)
    firstByID = Dictionary(
      items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The item of an id, the first where several have it.
  public subscript(id: String) -> Item? { firstByID[id.lowercased()].map { items[$0] } }

  /// What is asked, in the order of the files: equal items once, mocks and notes never.
  public var questions: [Question] {
    items.indices.lazy
      .filter { firstByID[items[$0].id] == $0 }
      .flatMap { Question.all(of: items[$0]) }
  }

  /// The questions of a scope that may be asked: without those of resting items.
  public func questions(in scope: Scope) throws(UnknownName) -> [Question] {
    let admits = try scope.filter(in: self)
    return questions.filter { admits($0.item, $0.key.part) && !progress.isResting($0.item.id) }
  }
}
