import TrainerCore

/// Shows all that is known of one item.
struct ShowCommand {
  let name: String
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let library = try context.library()
    let entries = try entries(in: library)
    let folder = try context.stateFolder()
    let history = try asFailure { () throws(StateError) in try folder.history() }
    let page = ItemPage(
      library: library, entries: entries, history: history, now: context.clock.now(),
      reading: context.reading, signs: context.signs)
    if context.options.json {
      try context.print(json: page.json)
    } else {
      try context.print(page.lines)
    }
    return .fine
  }

  /// The item, all deletions of a cloze unless one is named.
  private func entries(in library: Library) throws(Failure) -> [Library.Entry] {
    try asFailure { () throws(UnknownName) in
      let key = try library.key(named: name)
      return try library.entries(in: Scope()).filter { entry in
        entry.key.item == key.item && (key.part.isEmpty || entry.key.part == key.part)
      }
    }
  }
}
