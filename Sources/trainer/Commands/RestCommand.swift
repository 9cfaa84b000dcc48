import TrainerCore
import TrainerText

/// Lets an item rest, or wakes it.
struct RestCommand {
  /// What becomes of the item.
  enum Change { case rest, wake }

  let change: Change
  let name: String
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let progress = try context.progress()
    let item = try itemID(progress)
    if progress.isResting(item) != (change == .rest) { try save(item) }
    try context.print(StyledText(change == .rest ? "resting: \(item)" : "awake: \(item)"))
    return .fine
  }

  private func save(_ item: String) throws(Failure) {
    let store = try context.store(for: change == .rest ? "rest" : "wake")
    try asFailure { () throws(StateError) in
      _ = try store.append(
        change == .rest ? .rest(item: item) : .wake(item: item), at: context.clock.now())
    }
    context.close(store)
  }

  /// The item as a whole, also where one of its parts was named; one that has only a history counts.
  private func itemID(_ progress: Progress) throws(Failure) -> String {
    let key = RecordKey(name.lowercased())
    let ids = try context.content().items.map(\.id)
    if ids.contains(key.item) || progress[RecordKey(item: key.item, part: key.part)] != nil {
      return progress.currentName(of: key).item
    }
    throw .unknownItem(name, nearest: nearest(to: name, among: ids))
  }
}
