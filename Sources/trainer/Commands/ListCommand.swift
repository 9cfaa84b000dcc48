import TrainerCore
import TrainerScheduling

/// Finds items by words and labels.
struct ListCommand {
  let arguments: ListArguments
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let library = try context.library()
    let entries = try asFailure { () throws(UnknownName) in
      try library.entries(in: arguments.scope)
    }
    if context.options.json {
      try context.print(json: library.json(entries, at: context.clock.now()))
    } else {
      try context.print(
        EntryTable(entries: entries, columns: context.out.columns, signs: context.signs).lines)
      if entries.isEmpty { context.warn("no item is like that") }
    }
    return .fine
  }
}

extension ListArguments {
  fileprivate var scope: Scope {
    Scope(
      topics: topic.map { [$0] } ?? [],
      kinds: kind.flatMap(ItemKind.init).map { [$0] } ?? [],
      lessons: lesson.map { [$0] } ?? [], words: words)
  }
}

extension Library {
  /// Entries as `list --json` writes them.
  fileprivate func json(_ entries: [Entry], at moment: Moment) -> JSONValue {
    .object(["items": .array(entries.map { .object(json($0, at: moment)) })])
  }
}
