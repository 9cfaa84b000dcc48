import TrainerCore

/// Lets an item rest, or wakes it.
struct RestCommand {
  /// What becomes of the item.
  enum Change { case rest, wake }

  let change: Change
  let name: String
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let library = try context.library()
    let progress = library.progress
    let item = try itemID(in: library)
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
  private func itemID(in library: Library) throws(Failure) -> String {
    let key = RecordKey(name.lowercased())
    if library.progress[key] != nil { return library.progress.currentName(of: key).item }
    return try asFailure { () throws(UnknownName) in try library.key(named: name).item }
  }
}
