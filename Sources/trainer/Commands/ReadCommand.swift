import TrainerCore
import TrainerTerminal

/// Shows pages to read, or marks them as read.
struct ReadCommand {
  let arguments: ReadArguments
  let context: CommandContext

  /// Where answers come from while the program runs; nil is the terminal itself.
  let input: (any LineSource)?

  func run() throws(Failure) -> ExitStatus {
    if arguments.marksDone, arguments.name == nil { throw .usage(.nothingToMark) }
    let library = try context.library()
    guard let name = arguments.name else {
      try showOverview(of: library)
      return .fine
    }
    let pages = try pages(named: name, in: library)
    if arguments.marksDone {
      try markDone(pages, in: library)
      return .fine
    }
    try context.page(
      PageText(library: library, reading: context.reading, signs: context.signs).lines(of: pages))
    return try offerToMark(pages, in: library)
  }

  private func showOverview(of library: Library) throws(Failure) {
    let overview = ReadingOverview(
      pages: library.pages.filter(isWanted), decks: library.decks, signs: context.signs)
    try context.print(overview.lines.flatMap { $0.wrapped(to: context.out.proseWidth) })
  }

  private func pages(named name: String, in library: Library) throws(Failure) -> [Library.Page] {
    let all = try asFailure { () throws(UnknownName) in try library.pages(named: name) }
    let wanted = all.filter(isWanted)
    if wanted.isEmpty {
      throw .nothingToRead(name, depth: all.isEmpty ? nil : arguments.depth?.rawValue)
    }
    return wanted
  }

  private func isWanted(_ page: Library.Page) -> Bool {
    arguments.depth.map { page.item.labels.depth == $0 } ?? true
  }
}

// MARK: - What is read

extension ReadCommand {
  /// Asks whoever sits there whether they are done with pages that they had not read before.
  private func offerToMark(_ pages: [Library.Page], in library: Library) throws(Failure)
    -> ExitStatus
  {
    let new = pages.filter { $0.done == nil }
    guard !new.isEmpty, context.isInteractive else { return .fine }
    var prompt = LinePrompt("Mark \(new.count == 1 ? "it" : "all \(new.count)") as read? y or n ")
    prompt.answersAtOnce = ["y", "n"]
    switch (input ?? context.lineSource()).next(prompt) {
    case .line("y"), .line("yes"): try markDone(new, in: library)
    case .signal(let number): return ExitStatus(signal: number)
    case .line, .endOfInput, .interrupted: break
    }
    return .fine
  }

  private func markDone(_ pages: [Library.Page], in library: Library) throws(Failure) {
    let new = pages.filter { $0.done == nil }
    if !new.isEmpty {
      let store = try context.store(for: "read")
      defer { context.close(store) }
      let moment = context.clock.now()
      let events = new.flatMap { library.events(reading: $0.item) }
      try asFailure { () throws(StateError) in
        _ = try store.append(events.map { (body: $0, moment: moment) })
      }
    }
    let read = Set(new.map(\.item.id))
    let lessons = Set(pages.map(\.item.labels.lesson))
    let all = library.pages.filter { lessons.contains($0.item.labels.lesson) }
    let count = all.count { $0.done != nil || read.contains($0.item.id) }
    let marked = new.isEmpty ? "Read already" : "\(counted(new.count, "page")) marked as read"
    let whole = lessons.count == 1 ? "the lesson" : "these lessons"
    try context.print("\(marked); \(count) of the \(counted(all.count, "page")) of \(whole).")
  }
}

extension UsageFailure {
  fileprivate static let nothingToMark = UsageFailure(
    error: .missingArgument(.pages, usage: "trainer read LESSON|DECK|ITEM --done"),
    words: CommandDescription.read.words)
}
